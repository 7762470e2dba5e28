import { filterNames, type FilterName } from '@portico/core/jobs';
import { wordsOf } from '@portico/core/text';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import { filterKey, type Projection } from './projection.ts';

/** The filters that take words that are no option. */
export function freeTextFilters({ pcsxConfig }: EmployerConfig): ReadonlySet<FilterName> {
  const { smartFilters, allFilters } = pcsxConfig.searchConfig;
  return new Set(
    filterNames.filter((name) =>
      [...smartFilters, ...allFilters].some(
        (filter) => filter.name === name && filter.allowFreeText === true,
      ),
    ),
  );
}

/**
 * Codes of which a job must have one for a value of a filter: those of the option of that name. Where there is none and the
 * filter takes any text, those of options that have a word beginning with each of the text's: "java" finds "JavaScript".
 */
export function codesOf(
  projection: Projection,
  options: { name: FilterName; value: string; keepsCommas: boolean; isFreeText: boolean },
): readonly number[] {
  const { name, value, keepsCommas, isFreeText } = options;
  const byValue = (keepsCommas ? projection.byValue : projection.byValueWithoutCommas).get(name);
  const known = byValue?.get(filterKey(value, { keepsCommas }));
  if (known) return known;
  const words = wordsOf(value).map((word) => ` ${word}`);
  if (!isFreeText || words.length === 0) return [];
  return [...(byValue ?? [])].flatMap(([option, codes]) => {
    const own = wordsOf(option)
      .map((word) => ` ${word}`)
      .join('');
    return words.every((word) => own.includes(word)) ? codes : [];
  });
}
