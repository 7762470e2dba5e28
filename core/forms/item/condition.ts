import type { Values } from './values.ts';

/** When a field is shown, as data, so that it can be stored: what the value of another field has to be. */
export type Condition = {
  /** The name of the field that decides, beside this one or outside of its list. */
  readonly field: string;
} & (
  | {
      /** Shown when its value is one of these, or holds one of them; 3011 and “3011” are the same. */
      readonly is: readonly (string | number | boolean)[];
    }
  | {
      /** Shown when it is filled in, or when it is not. */
      readonly isFilledIn: boolean;
    }
);

/** Whether nobody has filled a value in, whatever its type: a box not ticked, a telephone number that is only a country yet. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null || value === false;
  return 'number' in value ? isEmpty(value.number) : Object.values(value).every(isEmpty);
}

// fields of text hold what is typed as a number as a text
const written = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Whether a value is what a condition asks for. */
export function fulfils(value: unknown, asked: Condition): boolean {
  if ('isFilledIn' in asked) return isEmpty(value) !== asked.isFilledIn;
  const held: readonly unknown[] = Array.isArray(value) ? value : [value];
  return held.some((one) => asked.is.some((answer) => written(answer) === written(one)));
}

/** Whether what a condition asks for is so. */
export const holds = (asked: Condition, values: Values): boolean =>
  fulfils(Object.hasOwn(values, asked.field) ? values[asked.field] : undefined, asked);
