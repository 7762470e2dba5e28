import { idOfFile } from '../../answer-files/fields.ts';
import type { Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { givenAnswers } from './answers.ts';
import { handOutChanges, type HandOut, type Run } from './changes.ts';
import { endingFrom, writeBeside } from './folder.ts';
import {
  changedApplications,
  findAnswerFile,
  findResume,
  historyOf,
  type ChangedApplication,
  type SentFile,
} from './store.ts';

/** Hands out applications, with resumes and files of answers beside them. */
export function handOutApplications(
  database: Database,
  employer: { scope: EmployerScope; domain: string },
  run: Run,
): Promise<HandOut> {
  const { scope } = employer;
  return handOutChanges(database, employer, {
    run,
    kind: {
      name: 'applications',
      page: (between) => changedApplications(database, scope, between),
      write: (application) => writeApplication(database, scope, { application, folder: run.folder }),
    },
  });
}

/** Writes the files of an application. @returns its line, which says where they are */
async function writeApplication(
  database: Database,
  scope: EmployerScope,
  { application, folder }: { application: ChangedApplication; folder: string },
) {
  const { id, encId, resumeId, fileIds } = application;
  const write = (file: SentFile, name: string) =>
    writeBeside(folder, { of: encId, name: `${name}${endingFrom(file)}`, bytes: file.bytes });
  const resume = resumeId === null ? undefined : await findResume(database, scope, resumeId);
  const places = new Map<string, string>();
  for (const [index, fileId] of fileIds.entries()) {
    const file = await findAnswerFile(database, scope, fileId);
    if (file) places.set(file.encId, await write(file, `answer-${index + 1}`));
  }
  return {
    id: encId,
    job: {
      id: application.positionId,
      source_id: application.sourceId,
      number: application.displayJobId,
      title: application.positionName,
      location: application.positionLocation,
    },
    contact: application.contact,
    account_email: application.accountEmail,
    status: application.status,
    submitted_at: application.submittedAt.toISOString(),
    updated_at: application.updatedAt.toISOString(),
    history: (await historyOf(database, scope, id)).map(({ at, ...event }) => ({
      ...event,
      at: at.toISOString(),
    })),
    resume: resume ? { name: resume.name, file: await write(resume, 'resume') } : null,
    answers: givenAnswers(application.form, application.answers, (file) => places.get(idOfFile(file))),
  };
}
