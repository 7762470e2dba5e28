import type { FormDefinition, Item } from '@portico/core/forms';
import { z } from 'zod';
import type { FormValues } from '../../contract/form-definition.ts';
import { assertBounded } from '../http/json-body.ts';

const values = z.record(z.string().max(200), z.unknown());
const questions = z
  .array(z.looseObject({ question_id: z.string().max(200), answers: z.unknown() }))
  .max(1_000);

/**
 * What a form carries as JSON inside a text, or as it is.
 *
 * @returns undefined when it is no record
 * @throws Refusal 400 where it is nested too deeply
 */
export function readRecord(given: unknown): FormValues | undefined {
  const parsed = values.safeParse(typeof given === 'string' ? parseJson(given) : given);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Answers as clients send them: by field name, or listed in groups (`{"default": [{"question_id", "answers"}]}`) and
 * then as the lists and texts that those clients make of every answer.
 *
 * @returns undefined when they are neither
 */
export function readAnswers(given: unknown, definition: FormDefinition): FormValues | undefined {
  const record = readRecord(given);
  if (!record) return undefined;
  const groups = Object.values(record).map((group) => questions.safeParse(group));
  if (!Object.hasOwn(record, 'default') || !groups.every(({ success }) => success)) return record;
  const items = new Map(
    definition.sections.flatMap((section) => section.items.map((item) => [item.name, item])),
  );
  return Object.fromEntries(
    groups
      .flatMap(({ data = [] }) => data)
      .flatMap(({ question_id, answers }) => {
        const item = items.get(question_id);
        return item ? [[question_id, answerOf(item, answers)]] : [];
      }),
  );
}

const listed = new Set<Item['type']>([
  'checkbox',
  'fileUpload',
  'file_upload',
  'dynamicList',
  'skillSelector',
]);

function answerOf(item: Item, given: unknown): unknown {
  const holdsList =
    listed.has(item.type) || ('selectOptions' in item && item.selectOptions?.multiple === true);
  if (holdsList) return given === undefined || given === null || Array.isArray(given) ? given : [given];
  const one: unknown = Array.isArray(given) && given.length <= 1 ? given[0] : given;
  if (item.type === 'checkboxItem' && (one === 'true' || one === 'false')) return one === 'true';
  if (
    (item.type === 'number' || item.type === 'star_rating') &&
    typeof one === 'string' &&
    one.trim() !== ''
  ) {
    const number = Number(one);
    return Number.isNaN(number) ? one : number;
  }
  return one;
}

function parseJson(text: string): unknown {
  assertBounded(text);
  try {
    return JSON.parse(text);
  } catch {
    // no record either: whoever sent it is told so
    return undefined;
  }
}
