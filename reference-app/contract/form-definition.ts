import type { FormDefinition } from '@portico/core/forms';
import { z } from 'zod';

const shared = {
  name: z.string().min(1).max(200),
  type: z.string().max(50),
  required: z.boolean().optional(),
  rules: z.array(z.looseObject({ type: z.string() })).optional(),
};
const item = z.looseObject({
  ...shared,
  /** The fields of a list's rows. */
  dynamicListOptions: z.looseObject({ items: z.array(z.looseObject(shared)).optional() }).optional(),
});

/**
 * A form as data: the outer shape. What each type of field may say is for the components to know, who show and
 * validate the rest when one field has a mistake.
 */
export const formDefinition = z.object({
  sections: z.array(z.looseObject({ title: z.string().optional(), items: z.array(item) })).max(100),
}) as unknown as z.ZodType<FormDefinition, FormDefinition>;

/** What somebody has filled in, by the names of fields; what each field takes is in the definition. */
export const formValues = z.record(z.string().max(200), z.unknown());
export type FormValues = z.infer<typeof formValues>;
