import { isText } from './value-guards.ts';

/** What texts have in common, however they are asked for. */
export const textValue = {
  isValue: isText,
  empty: () => '',
  isMissing: (value: string) => value.trim() === '',
  trims: true,
};
