import type { FormDefinition } from '../definition/definition.ts';
import { lookAt } from '../definition/sound.ts';

const told = new WeakSet<object>();

/** What can be shown of a definition; the console learns of every mistake, once for each definition. */
export function soundDefinition(definition: FormDefinition): FormDefinition {
  const { definition: sound, problems } = lookAt(definition);
  if (told.has(sound)) return sound;
  told.add(sound);
  for (const { path, message, severity } of problems)
    console[severity === 'error' ? 'error' : 'warn'](`The form's definition: ${path} ${message}`);
  return sound;
}
