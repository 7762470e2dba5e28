import { z } from 'zod';

/** What a schema is without its default, and without null. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable)
    return bareSchema(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodOptional) return bareSchema(schema.unwrap() as z.ZodType);
  return schema;
}
