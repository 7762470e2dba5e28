import type { FormDefinition } from '@portico/components/forms';
import { answerFile, answerFilesMegabytes } from '../../contract/answer-files.ts';
import type { FormValues } from '../../contract/form-definition.ts';
import { filesIn, idOfFile, tidyFile, withFiles } from '../answer-files/fields.ts';
import { endingOf, problemWith, type FileProblem, type UploadedFile } from '../files/rules.ts';
import type { Scan } from '../files/scan.ts';
import { Refusal } from '../http/refusal.ts';
import { isValues } from './rules.ts';
import { answerProblems, answersToStore } from './validation.ts';

/** Each is looked at on its own, and a request could hold thousands. */
const mostFiles = 100;

/**
 * What would be stored of answers to a form. Files travel among them; what stands in their place and is none is left out.
 *
 * @param options.before what is stored now, and stays as it is: it may be of the employer's own making
 * @throws Refusal 400
 */
export async function readAnswers(
  definition: FormDefinition,
  values: FormValues,
  { before, isDraft }: { before: FormValues; isDraft: boolean },
): Promise<FormValues> {
  const isKnown = knownFiles(definition, before);
  const kept = keptFiles(definition, before);
  const answers = await answersToStore(definition, values, { isDraft });
  const read = withFiles(definition, answers, (files) =>
    files.flatMap((value) => {
      if (isKnown(value)) return [value];
      const tidy = tidyFile(value);
      const bytes = bytesOf(value);
      const known = tidy && !bytes && kept.get(inOneOrder(tidy));
      if (known) return [known];
      // as it was decoded: what comes after its end would be seen by nobody here; what is told of a file is none
      return tidy && bytes ? [{ ...tidy, content: bytes.toString('base64') }] : [];
    }),
  );
  const files = filesIn(definition, read);
  if (files.length > mostFiles) throw new Refusal(400, `A form takes ${mostFiles} files at most.`);
  const bytes = files.reduce<number>((sum, file) => sum + (bytesOf(file)?.length ?? 0), 0);
  if (bytes > answerFilesMegabytes * 1024 * 1024)
    throw new Refusal(400, `The files of a form have ${answerFilesMegabytes} MB together at most.`);
  return read;
}

/**
 * Looks at answers before they are stored. A draft goes without the files that are at fault or cannot be looked at now: what was
 * typed beside them is kept.
 *
 * @param answers as `readAnswers` gives them
 * @param options.now ms since 1970
 * @throws Refusal 400 that names the fields, 503; none for a draft
 */
export async function checkAnswers(
  definition: FormDefinition,
  answers: FormValues,
  { before, isDraft, scan, now }: { before: FormValues; isDraft: boolean; scan: Scan; now: number },
): Promise<FormValues> {
  const faults = await faultsOfFiles(definition, { before, answers, scan });
  if (isDraft) return withFiles(definition, answers, (files) => files.filter((file) => !faults.has(file)));
  const ofFiles = new Map<string, string>();
  withFiles(definition, answers, (files, path) => {
    for (const fault of files.map((file) => faults.get(file))) {
      if (fault?.status === 503) throw new Refusal(503, fault.message);
      if (fault && !ofFiles.has(path)) ofFiles.set(path, fault.message);
    }
    return files;
  });
  const validationErrors = {
    ...(await answerProblems(definition, answers, now)),
    ...Object.fromEntries(ofFiles),
  };
  if (Object.keys(validationErrors).length > 0)
    throw new Refusal(400, 'Some answers are missing or not valid.', { validationErrors });
  return answers;
}

/** What is wrong with files that have come, by what stands for them among the answers. */
async function faultsOfFiles(
  definition: FormDefinition,
  { before, answers, scan }: { before: FormValues; answers: FormValues; scan: Scan },
): Promise<ReadonlyMap<unknown, FileProblem>> {
  const isKnown = knownFiles(definition, before);
  const faults = new Map<unknown, FileProblem>();
  const looked = new Map<string, ReturnType<typeof problemWith>>();
  for (const value of filesIn(definition, answers)) {
    const file = isKnown(value) ? undefined : fileIn(value);
    if (!file) continue;
    const key = `${file.name}\n${file.bytes.toString('latin1')}`;
    // which types it takes a question says, and validation sees to it
    const rule = { ...answerFile, types: [endingOf(file)] };
    const problem = looked.get(key) ?? problemWith([file], rule, scan);
    looked.set(key, problem);
    const fault = await problem;
    if (fault) faults.set(value, fault);
  }
  return faults;
}

function knownFiles(definition: FormDefinition, before: FormValues): (value: unknown) => boolean {
  const known = new Set(filesIn(definition, before).map(inOneOrder));
  return (value) => known.has(inOneOrder(value));
}

/** The files that are stored, by what is told of them beside their contents. */
function keptFiles(definition: FormDefinition, before: FormValues): ReadonlyMap<string, unknown> {
  const stored = filesIn(definition, before).filter((file) => idOfFile(file) !== '');
  return new Map(stored.map((file) => [inOneOrder(tidyFile(file)), file]));
}

/** The database keeps the parts of a value in an order of its own. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(
    isValues(value) ? Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)) : value,
  );

/** A file that came among answers; undefined for anything else. */
export function fileIn(value: unknown): UploadedFile | undefined {
  const tidy = tidyFile(value);
  const bytes = bytesOf(value);
  return tidy && bytes && { name: tidy.name, bytes };
}

function bytesOf(value: unknown): Buffer | undefined {
  const content = isValues(value) ? value.content : undefined;
  return typeof content === 'string' ? Buffer.from(content, 'base64') : undefined;
}
