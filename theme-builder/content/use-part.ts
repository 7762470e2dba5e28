import type { ContentPart, SiteContent } from './backend.ts';
import { isHtml, valueOf } from './content-store.ts';
import { contentTexts } from '../locales/areas.ts';
import { useContent, useContentState } from './use-content.ts';

/** A part as it is with its changes, what changes it, and why it may not be changed. */
export function usePart<Part extends ContentPart>(
  part: Part,
): {
  value: SiteContent[Part];
  change: (value: SiteContent[Part]) => void;
  locked: string | undefined;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
} {
  const t = contentTexts.useTexts();
  const { edit } = useContent();
  const value = useContentState((state) => valueOf(state, part));
  const mayEdit = useContentState((state) => state.mayEdit);
  const mayWriteHtml = useContentState((state) => state.mayWriteHtml);
  const outcome = useContentState(({ outcomes }) => outcomes[part]);
  const refusal = isHtml(part)
    ? { isNeeded: !mayWriteHtml, words: t('readOnlyHtml') }
    : { isNeeded: !mayEdit, words: t('readOnly') };
  return {
    value,
    change: (next) => edit(part, next),
    locked: refusal.isNeeded ? refusal.words : undefined,
    errors: outcome?.status === 'invalid' ? outcome.errors : {},
  };
}
