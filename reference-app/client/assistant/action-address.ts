import { readSearch, searchAddress } from '@portico/core/jobs';
import type { AssistantAction } from '../../contract/assistant.ts';
import { filterSyntax, type Site } from '../site/site.tsx';

/** Where an action leads that does nothing but show something; undefined = it changes something. */
export function addressOfAction(action: AssistantAction, { boot }: Site): string | undefined {
  switch (action.type) {
    case 'navigate':
      return action.path;
    case 'update_search': {
      const { query, location, filters } = action;
      const syntax = filterSyntax(boot);
      const none = readSearch(new URLSearchParams(), {}, syntax);
      return searchAddress({ ...none, query, location, filters }, new URLSearchParams(), syntax);
    }
    case 'update_profile':
      return action.value ? undefined : `/careers/profile#${action.op_section}`;
    default:
      return undefined;
  }
}

/** Whether a page in another language is meant, which has to be loaded anew. */
export function isOtherLanguage(address: string, { boot }: Site): boolean {
  const language = new URL(address, boot.origin).searchParams.get('hl');
  return language !== null && language !== boot.locale;
}
