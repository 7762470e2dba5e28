import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import type { FormStatus } from '../../contract/forms.ts';
import type { Base } from '../http/if-match.ts';

type Item = FormDefinition['sections'][number]['items'][number];

/** Social security and insurance numbers wait in no draft for somebody to hand them in. */
const neverInDrafts = new Set(['ssn', 'sin']);

/**
 * What is stored of what was sent: answers to fields that the form has, rows of lists included.
 *
 * @param options.isDraft leaves out what no draft may keep
 */
export function answersToKeep(
  definition: FormDefinition,
  values: FormValues,
  { isDraft }: { isDraft: boolean },
): FormValues {
  const keep = (items: readonly Item[], given: FormValues): FormValues =>
    Object.fromEntries(
      items.flatMap((item) => {
        if (!Object.hasOwn(given, item.name) || (isDraft && neverInDrafts.has(item.type))) return [];
        const value = given[item.name];
        return [[item.name, Array.isArray(value) ? value.map((row) => keepRow(item, row)) : value]];
      }),
    );
  const keepRow = (item: Item, row: unknown): unknown =>
    item.type === 'dynamicList' && isValues(row)
      ? keep((item.dynamicListOptions?.items ?? []) as readonly Item[], row)
      : row;
  return keep(
    definition.sections.flatMap(({ items }) => items),
    values,
  );
}

function isValues(value: unknown): value is FormValues {
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
