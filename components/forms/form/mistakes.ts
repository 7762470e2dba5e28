import { checkDefinition } from '../definition/check-definition.ts';
import type { FormDefinition } from '../definition/definition.ts';

const told = new WeakSet<object>();

/** The item that a path such as `sections[0].items[3].dateOptions.enableFrom` leads into. */
const itemAt = (definition: FormDefinition, path: string): object | undefined => {
  const steps = [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  let found: object | undefined;
  let at: unknown = definition;
  for (const [index, step] of steps.entries()) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (steps[index - 1] === 'items' && typeof at === 'object' && at !== null) found = at;
  }
  return found;
};

/** What keeps items from being shown; the console learns of every mistake, once for a definition. */
export const mistakesOf = (definition: FormDefinition): ReadonlyMap<object, string> => {
  const problems = checkDefinition(definition);
  const isNew = !told.has(definition);
  told.add(definition);
  const mistakes = new Map<object, string>();
  for (const { path, message, severity } of problems) {
    const sentence = `${path} ${message}`;
    if (isNew) console[severity === 'error' ? 'error' : 'warn'](`The form's definition: ${sentence}`);
    const item = severity === 'error' ? itemAt(definition, path) : undefined;
    if (item && !mistakes.has(item)) mistakes.set(item, sentence);
  }
  return mistakes;
};
