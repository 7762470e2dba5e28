import type { FormDefinition } from '@portico/core/forms';
import { lookAt } from '@portico/core/forms/internal';
import { useMemo } from 'react';
import { CheckedForm, type FormProps } from './checked-form.tsx';

const told = new WeakSet<object>();

/** What can be shown of a definition; the console learns of every mistake, once for each definition. */
function soundDefinition(definition: FormDefinition): FormDefinition {
  const { definition: sound, problems } = lookAt(definition);
  if (told.has(sound)) return sound;
  told.add(sound);
  for (const { path, message, severity } of problems)
    console[severity === 'error' ? 'error' : 'warn'](`The form's definition: ${path} ${message}`);
  return sound;
}

/** A whole form from its definition, which may have mistakes: all fields but those that have one are shown. */
export function Form<const Definition extends FormDefinition>({
  definition,
  ...rest
}: FormProps<Definition>) {
  const sound = useMemo(() => soundDefinition(definition), [definition]);
  return <CheckedForm {...(rest as unknown as FormProps<FormDefinition>)} definition={sound} />;
}
