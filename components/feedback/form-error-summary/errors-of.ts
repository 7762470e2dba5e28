/** One thing that is wrong in a form. */
export type FormError = {
  /** The id or the name of the control that is wrong. */
  field: string;
  /** What is wrong and how to put it right; the same words as beside the control. */
  message: string;
};

const isTree = (value: unknown): value is Record<string, unknown> =>
  // what react-hook-form keeps beside a message, such as the control itself, holds no errors of ours
  typeof value === 'object' && value !== null && !('nodeType' in value);

/**
 * The errors of a react-hook-form (`formState.errors`), by the names of their fields: `jobs.0.title`. An error of a whole
 * list of fields (`root`) goes by the name of the list. Errors without a message have nothing to say here.
 */
export const errorsOf = (errors: object, path: readonly string[] = []): readonly FormError[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (!isTree(value)) return [];
    const here = [...path, key];
    // a field may be called `message`, but its error is no string
    if (typeof value['type'] !== 'string' && typeof value['message'] !== 'string')
      return errorsOf(value, here);
    return typeof value['message'] === 'string' && value['message'] !== ''
      ? [{ field: (key === 'root' ? path : here).join('.'), message: value['message'] }]
      : [];
  });
