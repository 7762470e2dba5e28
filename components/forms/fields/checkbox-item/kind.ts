import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';

export const checkboxItem = kind('checkbox-item', {
  options: {},
  value: z.boolean(),
  empty: () => false,
  isMissing: (value) => !value,
});
