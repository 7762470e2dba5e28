import type { FormDefinition } from '@portico/components/forms';
import type * as componentsValidation from '@portico/components/forms/validation';
import type { FormValues } from '../../contract/form-definition.ts';
import { tryPatterns, type Trial } from './patterns/try-patterns.ts';
import { draftAnswers } from './draft-answers.ts';
import type { FileItem } from './items.ts';
import { utc } from '../dates/utc.ts';

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
  const { validateForm, validationContext } = await validation();
  const onEachDay = (matches: (pattern: RegExp, text: string) => boolean) =>
    [dayAt(now, -12), dayAt(now, 14)].map((today) =>
      validateForm(definition, values, validationContext({ today, matches })),
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
export async function fileProblem(
  items: readonly FileItem[],
  { name, size }: { name: string; size: number },
): Promise<string | undefined> {
  const { validateItem, validationContext } = await validation();
  const file = { uid: '', name, size, type: '', lastModified: 0, webkitRelativePath: '', status: 'done' };
  const problems = items.map((item) => {
    // how many there have to be is no matter of one
    const rules = (item.rules ?? []).filter(({ type }) => type.endsWith('FileSizeMB'));
    return validateItem({ ...item, rules }, [file], {}, validationContext())?.message;
  });
  return problems.includes(undefined) ? undefined : problems[0];
}

/** The form as whoever has answered so sees it, and the answers that are left then. */
export async function visibleForm(
  definition: FormDefinition,
  values: FormValues,
): Promise<componentsValidation.VisibleForm> {
  return (await validation()).visibleForm(definition, values);
}

/** A form without the fields whose definition has a mistake, which pages show without checking it again. */
export async function withoutMistakes(definition: FormDefinition): Promise<FormDefinition> {
  return (await validation()).withoutMistakes(definition);
}

/**
 * What is stored of what was sent: of a draft all that it may keep, since what is hidden may come back; of what is handed
 * in what was there to be seen.
 */
export async function answersToStore(
  definition: FormDefinition,
  values: FormValues,
  { isDraft }: { isDraft: boolean },
): Promise<FormValues> {
  return isDraft ? draftAnswers(definition, values) : (await visibleForm(definition, values)).values;
}

let loaded: Promise<typeof componentsValidation> | undefined;

/** Loaded when the first form is asked for or handed in: all countries' telephone plans come with it. */
function validation() {
  // the hook has to stand before the components are resolved
  loaded ??= import('./message-catalogues.ts').then(() => import('@portico/components/forms/validation'));
  return loaded;
}
