import * as z from 'zod/mini';

/** What texts have in common, however they are asked for. */
export const textValue = {
  value: z.string(),
  empty: () => '',
  isMissing: (value: string) => value.trim() === '',
  trims: true,
};
