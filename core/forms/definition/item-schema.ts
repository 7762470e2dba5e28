import * as z from 'zod/mini';
import type { FieldType } from '../fields/kinds.ts';
import { optionSchemas } from '../fields/option-schemas.ts';
import { itemShape } from '../item/item.ts';

const sectionShape = {
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  label: z.optional(z.string()),
  image: z.optional(z.string()),
};
/** What a section says beside its items. */
export const sectionHead = z.strictObject({ ...sectionShape, items: z.array(z.unknown()) });

/** The schema of items of one type. */
type ItemSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

const schemas = new Map<string, ItemSchema>();

/** The schema of a type's items; made when it is asked for, since most forms have a handful of types. */
export function itemSchema(type: FieldType): ItemSchema {
  const known = schemas.get(type);
  if (known) return known;
  const options = Object.entries<z.ZodMiniType>(optionSchemas[type]).map(
    ([group, schema]) => [group, z.optional(schema)] as const,
  );
  const made = z.strictObject({ type: z.literal(type), ...itemShape, ...Object.fromEntries(options) });
  schemas.set(type, made);
  return made;
}
