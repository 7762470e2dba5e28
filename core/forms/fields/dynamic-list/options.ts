import * as z from 'zod/mini';
import type { AnyItem } from '../../definition/definition.ts';

/** The options of its items. */
export const dynamicListOptions = {
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
};
/** The options of its items. */
export type DynamicListOptions = typeof dynamicListOptions;
