import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import type { FormStatus } from '../../contract/forms.ts';
import type { Base } from '../http/if-match.ts';

type Item = FormDefinition['sections'][number]['items'][number];

/** Social security and insurance numbers wait in no draft for somebody to hand them in, whichever field asks for them. */
const isNeverInDrafts = ({ type, rules }: Item): boolean =>
  type === 'ssn' || type === 'sin' || (rules ?? []).some((rule) => rule.type === 'ssn');

/**
 * What is kept of a draft: what was typed into fields that the form has, rows of lists included, whether they are there
 * by now or not.
 */
export function draftAnswers(definition: FormDefinition, values: FormValues): FormValues {
  const keep = (items: readonly Item[], given: FormValues): FormValues =>
    Object.fromEntries(
      items.flatMap((item) => {
        if (!Object.hasOwn(given, item.name) || isNeverInDrafts(item)) return [];
        const value = given[item.name];
        // anything else could be a file that nobody has looked at
        if (isFileItem(item) && !Array.isArray(value)) return [];
        return [[item.name, item.type === 'dynamicList' ? keepRows(rowsOf(item), value) : value]];
      }),
    );
  // what is no row is left out, since it could hold anything
  const keepRows = (items: readonly Item[], rows: unknown): FormValues[] =>
    Array.isArray(rows) ? rows.filter(isValues).map((row) => keep(items, row)) : [];
  return keep(
    definition.sections.flatMap(({ items }) => items),
    values,
  );
}

/** A question that files answer. */
export type FileItem = Extract<Item, { type: 'fileUpload' | 'file_upload' }>;

export function isFileItem(item: Item): item is FileItem {
  return item.type === 'fileUpload' || item.type === 'file_upload';
}

/** The fields of a list's rows. */
export function rowsOf(item: Extract<Item, { type: 'dynamicList' }>): readonly Item[] {
  return (item.dynamicListOptions?.items ?? []) as readonly Item[];
}

export function isValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How a form stands. */
export type FormState = { status: FormStatus; answers: FormValues; version: number };

/** What becomes of a save: it is written, changes nothing, comes too late for others’, or after the form was handed in. */
export type SaveDecision = 'write' | 'same' | 'stale' | 'handed_in';

/**
 * @param options.base what its author saw; undefined = the last save counts
 * @param options.answers as they would be stored
 */
export function decideSave(
  current: FormState,
  { base, answers, submit }: { base: Base | undefined; answers: FormValues; submit: boolean },
): SaveDecision {
  // first, so that whoever did not hear the answer and asks again hears the same
  if (isDeepStrictEqual(current.answers, answers) && (current.status === 'completed' || !submit))
    return 'same';
  if (current.status === 'completed') return 'handed_in';
  return base === undefined || base === '*' || base === current.version ? 'write' : 'stale';
}
