import { fold } from '@portico/core/text';
export type FacetOption = {
  /** What the form posts. */
  value: string;
  /** What people read. */
  label: string;
  /** How many jobs it would leave; at 0 it can be chosen no more. */
  count: number;
};

/** One of the options, or words that somebody chose: what they find is not known before the next counts. */
export type Choice = Pick<FacetOption, 'value' | 'label'> & { count?: number };

type Named = {
  /** What the form posts it as, such as `filter_department`. */
  name: string;
  /** What people call it. */
  label: string;
  /**
   * The server left it out of the search: says so beside it.
   * @default false
   */
  rejected?: boolean;
};
export type OptionsFacet = Named & {
  /** Any number of options, or one of them. */
  type: 'multiple' | 'single';
  /** In the order in which they are first shown; they stay in it while their counts change. */
  options: readonly FacetOption[];
  /**
   * Whether the field that looks through the options of a `multiple` facet offers its words as one more choice.
   * @default false
   */
  freeText?: boolean;
};
export type ToggleFacet = Named & {
  /** On, which posts `1`, or off. */
  type: 'toggle';
  /** How many jobs it would leave; at 0 it can be turned on no more. */
  count: number;
};
export type RangeFacet = Named & {
  type: 'range';
  /** The least and the most that can be asked for. */
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** How the numbers are written, such as `{ style: 'currency', currency: 'EUR' }`. */
  format?: Intl.NumberFormatOptions;
};
/** A way to narrow a search down. */
export type Facet = OptionsFacet | RangeFacet | ToggleFacet;

/** One facet and what is chosen in it. */
export type FacetGroupProps<Of extends Facet = Facet> = {
  facet: Of;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** What is chosen, by the facets’ names, as addresses have it: the options’ values, or the two ends of a range. */
export type FacetValues = Readonly<Record<string, readonly string[]>>;

/** How many options of a group are in view before people ask for all. */
export const shownAtFirst = 8;
/** How many are mounted at most; of more in view, only those around the view are. */
export const manyOptions = 100;

/** Options in the order in which they were first seen; new ones come last. */
export function inOrder(options: readonly Choice[], seen: readonly string[]): readonly Choice[] {
  const places = new Map(seen.map((value, index) => [value, index]));
  const placeOf = ({ value }: Choice) => places.get(value) ?? seen.length;
  return options.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether an option is looked for by these words; upper case and accents do not matter. */
export const isFound = ({ label }: Choice, words: string): boolean => fold(label).includes(fold(words));

/** Whether words are an option’s own; upper case and accents do not matter. */
export const isCalled = ({ label }: Choice, words: string): boolean => fold(label) === fold(words);

/** What is chosen after one facet has changed; a facet without a choice has no entry. */
export function withChoice(values: FacetValues, name: string, chosen: readonly string[]): FacetValues {
  const { [name]: _before, ...others } = values;
  return chosen.length === 0 ? others : { ...others, [name]: chosen };
}

/** Whether the same is chosen, in whatever order. */
export const isSameChoice = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether all facets have the same choice. */
export const areSameValues = (one: FacetValues, other: FacetValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameChoice(one[name], other[name]));

/** The ends of a range, within its limits; all of it where nothing readable is chosen. */
export function rangeOf({ min, max }: RangeFacet, [from, to]: readonly string[] = []): [number, number] {
  const within = (text: string | undefined, otherwise: number) => {
    const number = Number(text === '' ? undefined : text);
    return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : otherwise;
  };
  const ends: [number, number] = [within(from, min), within(to, max)];
  return ends[0] <= ends[1] ? ends : [min, max];
}

/** What is chosen in a form that people may have used before there was script; its own values where they have not. */
export const earlyValues = (
  form: HTMLFormElement,
  facets: readonly Facet[],
  values: FacetValues,
): FacetValues =>
  facets.reduce((before, facet) => {
    const { name } = facet;
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input')].filter((each) => each.name === name);
    if (facet.type === 'range') {
      const known = rangeOf(facet, values[name]);
      const ends = inputs.map((each) => each.valueAsNumber);
      // a browser moves what lies between two steps to one of them, which nobody has asked for
      if (ends.every((end, index) => Math.abs(end - (known[index] ?? end)) < (facet.step ?? 1)))
        return before;
      const isAll = ends[0] === facet.min && ends[1] === facet.max;
      return withChoice(before, name, isAll ? [] : ends.map(String));
    }
    // those that are hidden are chosen and not in view
    const chosen = inputs
      .filter(({ type, checked }) => checked || type === 'hidden')
      .map(({ value }) => value);
    return isSameChoice(chosen, values[name]) ? before : withChoice(before, name, chosen);
  }, values);
