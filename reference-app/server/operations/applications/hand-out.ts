import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { idOfFile, withFiles } from '../../answer-files/fields.ts';
import { logAction } from '../../audit/store.ts';
import type { Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { endingOf } from '../../files/rules.ts';
import { givenAnswers } from './answers.ts';
import { overlap, readCursor, writeCursor } from './cursor.ts';
import { ownersOnly, unfinished, writeWhole } from './folder.ts';
import {
  changedApplications,
  findAnswerFile,
  findResume,
  historyOf,
  type ChangedApplication,
  type SentFile,
} from './store.ts';

export type HandOut = {
  count: number;
  /** The file of this run; undefined when there was nothing to write. */
  file: string | undefined;
};

/**
 * Writes what has come or changed since the last run into a folder: a line for each application into a file of this run,
 * and resumes and files beside it. A run that breaks off has handed out nothing, and is made up for by the next; one that
 * ends between its file and its cursor is repeated by it.
 *
 * @param options.since in the place of where the last run stopped
 * @throws StartFailure for a folder of another employer
 */
export async function handOutApplications(
  database: Database,
  { scope, domain }: { scope: EmployerScope; domain: string },
  { folder, since, now }: { folder: string; since: Date | undefined; now: Date },
): Promise<HandOut> {
  await mkdir(folder, { recursive: true, mode: ownersOnly.folder });
  const cursor = await readCursor(folder, domain);
  const known = since === undefined ? cursor?.handedOut : undefined;
  const from = since ?? new Date((cursor?.until.getTime() ?? 0) - overlap);
  const file = path.join(folder, `applications-${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl`);
  const lines = await open(unfinished(file), 'wx', ownersOnly.file);
  const handedOut = new Map([...(known ?? [])].map((key) => [key, momentIn(key)]));
  let until = cursor?.until.getTime() ?? 0;
  let count = 0;
  try {
    for await (const application of changedApplications(database, scope, { from, to: now })) {
      until = Math.max(until, application.updatedAt.getTime());
      const key = keyOf(application);
      if (known?.has(key)) continue;
      const line = await writeApplication(database, scope, { application, folder });
      await lines.write(`${JSON.stringify(line)}\n`);
      count += 1;
      handedOut.set(key, application.updatedAt.getTime());
      // what is looked at again next time, and no more: there may be any number of applications
      for (const [each, moment] of handedOut) {
        if (moment >= until - overlap) break;
        handedOut.delete(each);
      }
    }
    if (count === 0) return { count, file: undefined };
    await lines.sync();
    await logAction(database, scope, {
      accountId: null,
      at: now,
      action: 'applications.hand_out',
      detail: { count, ...(from.getTime() > 0 && { from: from.toISOString() }) },
    });
    await rename(unfinished(file), file);
    await writeCursor(folder, { domain, until: new Date(until), handedOut: new Set(handedOut.keys()) });
    return { count, file };
  } finally {
    await lines.close();
    await rm(unfinished(file), { force: true });
  }
}

function keyOf({ encId, updatedAt }: ChangedApplication): string {
  return `${encId} ${updatedAt.getTime()}`;
}

function momentIn(key: string): number {
  return Number(key.split(' ')[1]);
}

/** Writes the files of an application. @returns its line, which says where they are */
async function writeApplication(
  database: Database,
  scope: EmployerScope,
  { application, folder }: { application: ChangedApplication; folder: string },
) {
  const { id, encId, resumeId, fileIds } = application;
  const write = async (file: SentFile, name: string) => {
    // by names of our own: what candidates call their files could lead anywhere
    const ending = /^\.[a-z\d]{1,8}$/.exec(endingOf(file))?.[0] ?? '';
    const place = `files/${encId}/${name}${ending}`;
    await mkdir(path.join(folder, 'files', encId), { recursive: true, mode: ownersOnly.folder });
    await writeWhole(path.join(folder, place), file.bytes);
    return place;
  };
  const resume = resumeId === null ? undefined : await findResume(database, scope, resumeId);
  const places = new Map<string, string>();
  for (const [index, fileId] of fileIds.entries()) {
    const file = await findAnswerFile(database, scope, fileId);
    if (file) places.set(file.encId, await write(file, `answer-${index + 1}`));
  }
  const answers = withFiles(application.form, application.answers, (files) =>
    files.map((file) => ({ ...(file as object), file: places.get(idOfFile(file)) ?? null })),
  );
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
    answers: givenAnswers(application.form, answers),
  };
}
