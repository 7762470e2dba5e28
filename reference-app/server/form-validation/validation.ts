import {
  validateForm,
  validateItem,
  validationContext,
  visibleForm,
  type FileItem,
  type FormDefinition,
} from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { readCatalog } from '../messages/catalog.ts';
import { tryPatterns, type Trial } from './patterns/try-patterns.ts';
import { draftAnswers } from './draft-answers.ts';
import { utc } from '../dates/utc.ts';

const inEnglish = {
  locale: 'en-US',
  messages: await readCatalog(import.meta.resolve('@portico/core/locales/en-US/validation.json')),
};

const nameOf = (pattern: RegExp, text: string) => `${String(pattern)} ${text}`;
/** ISO 8601 of the day `hours` away. */
const dayAt = (now: number, hours: number) => utc(now).add(hours, 'hour').format('YYYY-MM-DD');

/**
 * What is wrong with the answers to a form, by the paths of its fields, decided by the function that the page decides
 * with. Where the candidate is nobody knows: a date is wrong only if it is so on every day that it is on Earth.
 *
 * @param now ms since 1970
 */
export async function answerProblems(
  definition: FormDefinition,
  values: FormValues,
  now: number,
): Promise<Record<string, string>> {
  const onEachDay = (matches: (pattern: RegExp, text: string) => boolean) =>
    [dayAt(now, -12), dayAt(now, 14)].map((today) =>
      validateForm(definition, values, validationContext({ ...inEnglish, today, matches })),
    );
  // looked at twice where there are patterns: what they have to be tried on, and then with what came of it
  const trials = new Map<string, Trial>();
  const untried = onEachDay((pattern, text) => {
    trials.set(nameOf(pattern, text), { pattern, text });
    return true;
  });
  const verdicts = await tryPatterns([...trials.values()]);
  const found = new Map([...trials.keys()].map((name, index) => [name, verdicts[index] ?? true]));
  const [earliest, latest] =
    trials.size === 0 ? untried : onEachDay((pattern, text) => found.get(nameOf(pattern, text)) ?? true);
  return Object.fromEntries(
    [...(earliest ?? [])].flatMap(([path, { message }]) => (latest?.has(path) ? [[path, message]] : [])),
  );
}

/**
 * Why none of some questions takes a file by its name and size; undefined where one does. Two lists may have questions of one
 * name: which is meant is told when the whole form is looked at.
 */
export function fileProblem(
  items: readonly FileItem[],
  { name, size }: { name: string; size: number },
): string | undefined {
  const file = { uid: '', name, size, type: '', lastModified: 0, webkitRelativePath: '', status: 'done' };
  const problems = items.map((item) => {
    // how many there have to be is no matter of one
    const rules = (item.rules ?? []).filter(({ type }) => type.endsWith('FileSizeMB'));
    return validateItem({ ...item, rules }, [file], {}, validationContext(inEnglish))?.message;
  });
  return problems.includes(undefined) ? undefined : problems[0];
}

/**
 * What is stored of what was sent: of a draft all that it may keep, since what is hidden may come back; of what is handed
 * in what was there to be seen.
 */
export function answersToStore(
  definition: FormDefinition,
  values: FormValues,
  { isDraft }: { isDraft: boolean },
): FormValues {
  return isDraft ? draftAnswers(definition, values) : visibleForm(definition, values).values;
}
