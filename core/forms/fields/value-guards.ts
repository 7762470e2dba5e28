/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a text or nothing yet. */
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Whether a value is a text, or not there in one way or another. */
export const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value === undefined || isTextOrNull(value);

/** Whether a value is a text where there is one. */
export const isTextOrMissing = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);

/** Whether a value is a list of texts. */
export const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Whether a value is a number that can be written down. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whether an object has no other keys than these. */
export const hasOnly = (value: object, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));
