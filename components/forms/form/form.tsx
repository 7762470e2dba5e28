import { useMemo } from 'react';
import type { FormDefinition } from '../definition/definition.ts';
import { CheckedForm, type FormProps } from './checked-form.tsx';
import { soundDefinition } from './mistakes.ts';

/** A whole form from its definition, which may have mistakes: all fields but those that have one are shown. */
export function Form<const Definition extends FormDefinition>({
  definition,
  ...rest
}: FormProps<Definition>) {
  const sound = useMemo(() => soundDefinition(definition), [definition]);
  return <CheckedForm {...(rest as unknown as FormProps<FormDefinition>)} definition={sound} />;
}
