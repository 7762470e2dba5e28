import { isRecord, type FormDefinition } from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { filesIn, idOfFile, tidyFile, withFiles } from '../answer-files/fields.ts';
import { resolveAnswerFiles } from '../answer-files/resolve.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import { answerProblems, answersToStore } from '../form-validation/validation.ts';

/** Each is looked at on its own, and a request could name thousands. */
const mostFiles = 100;

/** What would be stored of answers to a form. */
export type TakenAnswers = {
  /** Of files, those that are there. */
  answers: FormValues;
  /** The ids of the files that the candidate has uploaded. */
  files: readonly string[];
};

/**
 * What would be stored of answers to a form. Files are named by their ids; what stands in their place and names none is left
 * out.
 *
 * @param options.before what is stored now: files among it stay as they are, and may be of the employer's own making
 * @param options.check whether they are to be right: for answers that are handed in
 * @throws Refusal 400 that names the fields; without `check` only where there are too many files
 */
export async function takeAnswers(
  database: Database,
  scope: EmployerScope,
  {
    definition,
    values,
    before,
    accountId,
    isDraft,
    check,
    at,
  }: {
    definition: FormDefinition;
    values: FormValues;
    before: FormValues;
    accountId: number;
    isDraft: boolean;
    check: boolean;
    at: Date;
  },
): Promise<TakenAnswers> {
  const given = answersToStore(definition, values, { isDraft });
  if (filesIn(definition, given).length > mostFiles)
    throw new Refusal(400, `A form takes ${mostFiles} files at most.`);
  const resolved = await resolveAnswerFiles(database, scope, {
    definition,
    answers: given,
    owner: { accountId, visitorHash: undefined },
    at,
    standing: standingAmong(definition, before),
  });
  if (check) {
    const validationErrors = {
      ...(await answerProblems(definition, resolved.answers, at.getTime())),
      ...resolved.problems,
    };
    if (Object.keys(validationErrors).length > 0)
      throw new Refusal(400, 'Some answers are missing or not valid.', { validationErrors });
  }
  const { answers, files, lost } = resolved;
  return {
    answers: withFiles(definition, answers, (all) => all.filter((file) => !lost.has(file))),
    files,
  };
}

/** Finds what is stored of a file as it is, or by what is told of it beside its content. */
function standingAmong(definition: FormDefinition, before: FormValues) {
  const stored = filesIn(definition, before).map((value) => ({ value }));
  const whole = new Map(stored.map((file) => [inOneOrder(file.value), file]));
  const named = new Map(
    stored
      .filter(({ value }) => idOfFile(value) !== '')
      .map((file) => [inOneOrder(tidyFile(file.value)), file]),
  );
  return (file: unknown) => {
    const told = tidyFile(file);
    return whole.get(inOneOrder(file)) ?? (told && named.get(inOneOrder(told)));
  };
}

/** The database keeps the parts of a value in an order of its own. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(
    isRecord(value) ? Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)) : value,
  );
