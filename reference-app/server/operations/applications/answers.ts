import { isRecord, itemsOf, rowItems, type FormDefinition, type Item } from '@portico/core/forms';
import type { FormValues } from '../../../contract/form-definition.ts';
import { withFiles } from '../../answer-files/fields.ts';

/** An answer beside its question, as both were when it was sent. */
export type GivenAnswer = {
  /** Of the field, as the questionnaire names it. */
  name: string;
  label: string;
  type: string;
  /** As it was stored, files with their places; of a list its rows, each of them answers in their turn. */
  answer: unknown;
  /** Where it was chosen: what the choices were called. */
  chosen?: string[];
};

/**
 * The answers to a form in the order of its questions; what was not answered is left out.
 *
 * @param placeOf where a file lies in the folder; undefined = nowhere
 */
export function givenAnswers(
  form: FormDefinition,
  answers: FormValues,
  placeOf: (file: unknown) => string | undefined,
): GivenAnswer[] {
  return answersTo(
    itemsOf(form),
    withFiles(form, answers, (files) =>
      files.map((file) => ({ ...factsOf(file), file: placeOf(file) ?? null })),
    ),
  );
}

/** What is told of a file: what is in it lies beside, and what a browser showed it by has gone with its page. */
function factsOf(file: unknown): FormValues {
  if (!isRecord(file)) return {};
  const { content: _content, previewUrl: _previewUrl, ...facts } = file;
  return facts;
}

function answersTo(items: readonly Item[], answers: FormValues): GivenAnswer[] {
  return items.flatMap((item): GivenAnswer[] => {
    if (!Object.hasOwn(answers, item.name)) return [];
    const value = answers[item.name];
    const answer =
      item.type === 'dynamicList' && Array.isArray(value)
        ? value.map((row) => (isRecord(row) ? answersTo(rowItems(item), row) : []))
        : value;
    const chosen = labelsOf(item, value);
    const label = 'label' in item && typeof item.label === 'string' ? item.label : '';
    return [{ name: item.name, label, type: item.type, answer, ...(chosen.length > 0 && { chosen }) }];
  });
}

/** What an answer is called among the choices that the question itself names, in whichever of its options these are. */
function labelsOf(item: Item, value: unknown): string[] {
  const choices = Object.entries(item).flatMap(([key, options]: [string, unknown]) =>
    key.endsWith('Options') && isRecord(options) && Array.isArray(options.choices) ? options.choices : [],
  ) as unknown[];
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  return choices.flatMap((choice) =>
    isRecord(choice) && typeof choice.label === 'string' && values.includes(choice.value)
      ? [choice.label]
      : [],
  );
}
