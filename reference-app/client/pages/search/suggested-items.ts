import { filterValueOf, type FilterSyntax } from '@portico/core/jobs';
import type { Messages } from '@portico/core/messages';
import { fold } from '@portico/core/text';
import type { Suggestions } from '../../../contract/search.ts';
import type { SearchToolsMessageKey } from '../../locales/texts.ts';

/** Something that a field of the search may go on to be. */
export type SuggestedItem = {
  /** What is searched for; `current` asks the browser where the visitor is. */
  value: string;
  label: string;
  kind: 'current' | 'remote' | Suggestions['suggestions'][number]['kind'];
  /** As what it is chosen where it is not searched for. */
  filter?: ChosenFilter;
  /** Open jobs that it finds, where that is known. */
  count?: number | undefined;
};

/** A filter's name in snake_case, and the one value that it is set to. */
export type ChosenFilter = { name: string; value: string };

/** Places that no server has to be asked for (SEARCH-14), as far as they are what is typed. */
export const placesFor = (
  typed: string,
  { hasCurrent, t }: { hasCurrent: boolean; t: Messages<SearchToolsMessageKey> },
): readonly SuggestedItem[] =>
  [
    { value: 'Remote', label: t('location.remote'), kind: 'remote' as const },
    ...(hasCurrent ? [{ value: '', label: t('location.current'), kind: 'current' as const }] : []),
  ].filter(({ label }) => fold(label).startsWith(fold(typed)));

type Search = {
  /** Names in snake_case of the filters that the employer has. */
  filters: readonly string[];
  syntax: FilterSyntax;
  /** Whether nothing else narrows the search down: what is counted is all open jobs that have it. */
  isAlone: boolean;
};

const filterOf = (
  { text, kind }: Suggestions['suggestions'][number],
  { filters, syntax }: Search,
): ChosenFilter | undefined =>
  (kind === 'department' || kind === 'skill') &&
  filters.includes(kind) &&
  // a comma would part it
  filterValueOf(text, syntax) === text
    ? { name: kind, value: text }
    : undefined;

/** The server's suggestions after our own, each once, with counts that the search keeps: words find more than what is called so. */
export const suggestedItems = (
  own: readonly SuggestedItem[],
  found: Suggestions['suggestions'],
  search: Search,
): readonly SuggestedItem[] => [
  ...own,
  ...found
    .filter(({ text }) => !own.some(({ value }) => fold(value) === fold(text)))
    .map((suggestion): SuggestedItem => {
      const { text, kind, count } = suggestion;
      const filter = filterOf(suggestion, search);
      const isKept = search.isAlone && (filter !== undefined || kind === 'location');
      return {
        value: text,
        label: text,
        kind,
        ...(filter && { filter }),
        count: isKept ? count : undefined,
      };
    }),
];
