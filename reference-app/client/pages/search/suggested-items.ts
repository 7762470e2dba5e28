import type { Messages } from '@portico/components/messages';
import type { Suggestions } from '../../../contract/search.ts';
import type { SearchToolsMessageKey } from '../../locales/search-tools-messages.ts';

/** Something that a field of the search may go on to be. */
export type SuggestedItem = {
  /** What is searched for; `current` asks the browser where the visitor is. */
  value: string;
  label: string;
  kind: 'current' | 'remote' | Suggestions['suggestions'][number]['kind'];
  /** Open jobs that have it, where that is known. */
  count?: number;
};

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Places that no server has to be asked for (SEARCH-14), as far as they are what is typed. */
export const placesFor = (
  typed: string,
  { hasCurrent, t }: { hasCurrent: boolean; t: Messages<SearchToolsMessageKey> },
): readonly SuggestedItem[] =>
  [
    { value: 'Remote', label: t('location.remote'), kind: 'remote' as const },
    ...(hasCurrent ? [{ value: '', label: t('location.current'), kind: 'current' as const }] : []),
  ].filter(({ label }) => plain(label).startsWith(plain(typed)));

/** The server's suggestions after our own, each once. */
export const suggestedItems = (
  own: readonly SuggestedItem[],
  found: Suggestions['suggestions'],
): readonly SuggestedItem[] => [
  ...own,
  ...found
    .filter(({ text }) => !own.some(({ value }) => plain(value) === plain(text)))
    .map(({ text, kind, count }) => ({ value: text, label: text, kind, count })),
];
