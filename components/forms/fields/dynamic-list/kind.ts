import * as z from 'zod/mini';
import type { AnyItem } from '../../definition/definition.ts';
import { kind } from '../../definition/kind.ts';
import type { Values } from '../../definition/values.ts';

const isRow = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of fields, as many as its rules allow: a list of objects by the names of the fields. */
export const dynamicList = kind('dynamic-list', {
  options: {
    dynamicListOptions: z.strictObject({
      /** What a row asks for. Each is an item again, which is looked at as such. */
      items: z.array(z.custom<AnyItem>((value) => typeof value !== 'function')),
      /** What a new row holds. */
      itemDefaultValue: z.optional(z.record(z.string(), z.unknown())),
      addButton: z.optional(
        z.strictObject({
          /** @default "Add Item" */
          text: z.optional(z.string()),
          /** @default a plus */
          icon: z.optional(z.enum(['plus', 'none'])),
        }),
      ),
      /** A row's fields below each other, or beside each other where there is room. @default 'vertical' */
      itemLayout: z.optional(z.enum(['vertical', 'horizontal'])),
    }),
  },
  value: z.array(z.custom<Values>(isRow)),
  empty: () => [],
  isMissing: (value) => value.length === 0,
  rules: ['minLength', 'maxLength'],
  counts: 'items',
  needs: 'dynamicListOptions',
});
