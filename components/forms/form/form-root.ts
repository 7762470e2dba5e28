import type { Item, ValidationContext } from '@portico/core/forms';
import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Upload } from '../../inputs/file-upload/use-transfer.ts';
import type { Held } from './form-values.ts';
import type { ShownErrors } from './shown-errors.ts';
import type { Visibility } from './visibility.ts';

/** What fields know of the form that they are in. */
export type FormRoot = {
  form: UseFormReturn<Held>;
  /** What is wrong with each field, as it is shown. */
  errors: ShownErrors;
  /** All items that stand in no row. */
  items: readonly Item[];
  /** Which fields are there. */
  visibility: Visibility;
  /** What the form begins with. */
  initial: () => Held;
  /** Does what moves the page once a press that is under way is over, so that the press is not lost. */
  afterPress: (act: () => void) => void;
  /** Whether somebody has tried to send the form. */
  hasBeenSent: () => boolean;
  /** Has sending wait until this is over, such as an upload. It must not be rejected. */
  waitFor: (work: Promise<void>) => void;
  /** What sends the files of a field to a server; without it their contents are a part of the values. */
  uploadOf: (name: string) => Upload | undefined;
  /** What to say of an upload that failed, by what it threw. */
  explainFailure: ((error: unknown) => string | undefined) | undefined;
  /** Told of what people change by other ways than its inputs. */
  edits: Set<() => void>;
  /** Is told when a document of the form has been signed. */
  onSigned: ((name: string) => void) | undefined;
  /** What validation knows, as of now. */
  context: () => ValidationContext;
  /** The mistakes of definitions are told in the fields' places, for those who can mend them. */
  showsMistakes: boolean;
};

export const FormRootContext = createContext<FormRoot | null>(null);

/** The form around. @throws Error where there is none */
export function useFormRoot(): FormRoot {
  const root = use(FormRootContext);
  if (!root) throw new Error('Fields of a definition have to stand in a <Form>.');
  return root;
}
