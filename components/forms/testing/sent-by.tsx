import type { FormDefinition } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from '../form/checked-form.tsx';
import { Form } from '../form/form.tsx';

/**
 * A form, and what it has sent; undefined before that.
 *
 * @param values what is known already
 * @param props further props of the form; another `key` begins it anew
 */
export function sentBy(
  definition: FormDefinition,
  values: object = {},
  {
    key,
    ...props
  }: Partial<Omit<FormProps<FormDefinition>, 'definition' | 'values'>> & { key?: string } = {},
) {
  let sent: unknown;
  const element = (
    <Form
      key={key}
      definition={definition}
      values={values}
      onSubmit={(given: unknown) => {
        sent = given;
      }}
      {...props}
    />
  );
  return { element, sent: () => sent };
}

/** Presses the button that sends the form. */
export const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit', exact: true }));
