import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * Reads a part of a request by its schema, and refuses text in it that no database keeps, NUL and half a character, by the
 * name of its field, before a handler has it.
 */
export const storableText: FastifySchemaCompiler<z.ZodType> = ({ schema, ...route }) =>
  validatorCompiler({
    ...route,
    schema: schema.superRefine((value, context) => {
      // what is wrong anyway is told of as its schema says it
      const path = context.issues.length === 0 ? unstorablePath(value, withoutWrappers(schema)) : undefined;
      if (path) context.addIssue({ code: 'custom', path, message: 'Enter readable characters only.' });
    }),
  });

/** Where the first such text is; a name that is one is told of as the record that has it. */
function unstorablePath(value: unknown, schema: Schema | undefined): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return [];
    const declared = schema && declaredIn(schema, name);
    // the handler's to read: a search is answered whatever a parameter says, and a profile tells of its own fields
    if (declared instanceof z.ZodUnknown) continue;
    const path = unstorablePath(inner, declared);
    if (path) return [name, ...path];
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function declaredIn(schema: Schema, name: string): Schema | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { shape, catchall } = schema.def;
  const declared: Schema | undefined = Object.hasOwn(shape, name) ? shape[name] : catchall;
  return declared && withoutWrappers(declared);
}

/** What is optional, or has a default, as it is when it is there. */
function withoutWrappers(schema: Schema): Schema {
  const { def } = schema._zod;
  return 'innerType' in def ? withoutWrappers(def.innerType as Schema) : schema;
}
