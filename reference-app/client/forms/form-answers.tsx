import { FormDescription } from '@portico/components/forms';
import type { FormDefinition } from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';

type FormAnswersProps = { definition: FormDefinition; values: FormValues; headingLevel?: 2 | 3 };

/** What was answered to a form, to read. */
export const FormAnswers = ({ values, ...rest }: FormAnswersProps) => (
  // what the server has checked is as the definition says
  <FormDescription values={values as Record<string, never>} {...rest} />
);
