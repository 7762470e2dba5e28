import { isRecord, type FormDefinition } from '@portico/core/forms';
import { answerFilesMegabytes } from '../../contract/answer-files.ts';
import type { FormValues } from '../../contract/form-definition.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { mediaTypeOf } from '../files/rules.ts';
import { fileIdsIn, idOfFile, withFiles } from './fields.ts';
import type { FileOwner } from './owner.ts';
import { claimAnswerFiles, type WaitingFile } from './store.ts';

const megabyte = 1024 * 1024;

/** Answers whose files are as the server has them. */
export type ResolvedAnswers = {
  answers: FormValues;
  /** The ids of the files that are there. */
  files: readonly string[];
  /** What stands among the answers for files that are not. */
  lost: ReadonlySet<unknown>;
  /** What is wrong with files, by the paths of their questions. */
  problems: Readonly<Record<string, string>>;
};

/**
 * Puts what the server knows of each file in the place of what was sent of it, which may be anything; only the owner's own are
 * found.
 *
 * @param options.standing finds the value that stands for a file already, and stays as it is
 */
export async function resolveAnswerFiles(
  database: Database,
  scope: EmployerScope,
  {
    definition,
    answers,
    owner,
    at,
    standing = () => undefined,
  }: {
    definition: FormDefinition;
    answers: FormValues;
    owner: FileOwner;
    at: Date;
    standing?: (file: unknown) => { value: unknown } | undefined;
  },
): Promise<ResolvedAnswers> {
  const known = await claimAnswerFiles(database, scope, { owner, ids: fileIdsIn(definition, answers), at });
  const problems = new Map<string, string>();
  const lost = new Set<unknown>();
  let last: string | undefined;
  const resolved = withFiles(definition, answers, (files, path) => {
    const found = files.map((file) => {
      const kept = known.get(idOfFile(file));
      return standing(file) ?? (kept && { value: valueOf(kept) });
    });
    const missing = files.filter((_file, index) => !found[index]);
    for (const file of missing) lost.add(file);
    if (missing.length > 0) problems.set(path, lostMessage(missing.map(nameOfFile)));
    if (files.length > 0) last = path;
    return files.map((file, index) => (found[index] ? found[index].value : file));
  });
  const total = [...known.values()].reduce((sum, { size }) => sum + size, 0);
  if (last !== undefined && total > answerFilesMegabytes * megabyte && !problems.has(last))
    problems.set(last, `All files together must be ${answerFilesMegabytes} MB or smaller. Remove some.`);
  return { answers: resolved, files: [...known.keys()], lost, problems: Object.fromEntries(problems) };
}

/** A file as the form layer holds it. */
function valueOf({ encId, name, size, uploadedAt }: WaitingFile) {
  return {
    uid: encId,
    name,
    size,
    type: mediaTypeOf({ name }),
    lastModified: uploadedAt.getTime(),
    webkitRelativePath: '',
    status: 'done',
  };
}

function nameOfFile(file: unknown): string {
  return isRecord(file) && typeof file.name === 'string' ? file.name.slice(0, 200) : 'file';
}

function lostMessage(names: readonly string[]): string {
  return names.length === 1
    ? `${names[0]} is no longer kept. Choose it again.`
    : `These files are no longer kept: ${names.join(', ')}. Choose them again.`;
}
