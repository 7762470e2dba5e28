import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumResumes, resumeCalls } from '../../contract/resumes.ts';
import { endingOf } from '../files/rules.ts';
import { answerOf } from '../http/envelope.ts';
import { loginNeeded, Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { findProfile } from '../profile/store.ts';
import { profileOf } from '../profile/wire.ts';
import { readResume } from './read.ts';
import { settleProposals } from './settle.ts';
import {
  findResume,
  listResumes,
  makeCurrent,
  removeResume,
  resumeFileOf,
  saveResume,
  writeReading,
  type StoredResume,
} from './store.ts';
import { resumeTypesFor, takesType, uploadedResume } from './upload.ts';
import { readResumeOf, resumeOf } from './wire.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain; charset=utf-8',
};

export async function resumesRoutes(app: FastifyInstance): Promise<void> {
  const { database, resumeReader: reader, resumeReadings: readings, now } = app;

  serve(app, resumeCalls.upload, async (request) => {
    const { scope, config } = employerOf(request);
    const accountId = sessionOf(request).account.id;
    readings.take(`${scope}:${accountId}`);
    const file = takesType(
      await uploadedResume(request.uploads.resume_content?.[0], {
        name: request.body.resume_file_name,
        content: request.body.resume_content,
        scan: request.server.scan,
      }),
      resumeTypesFor(config, []),
      'resume_content',
    );
    const reading = await readResume(database, scope, { file, reader });
    const resume = await saveResume(database, scope, {
      accountId,
      file,
      reading,
      at: new Date(now()),
      maximum: maximumResumes,
    });
    if (!resume)
      throw new Refusal(409, `You can keep ${maximumResumes} resumes. Remove one to upload another.`);
    const profile = await findProfile(database, scope, accountId);
    if (!profile) throw loginNeeded();
    return answerOf({ ...profileOf(profile), resume: readResumeOf(resume) });
  });

  serve(app, resumeCalls.list, async (request) => {
    const { scope } = employerOf(request);
    const resumes = await listResumes(database, scope, sessionOf(request).account.id);
    return answerOf({ resumes: resumes.map(resumeOf) });
  });

  serve(app, resumeCalls.details, async (request) =>
    answerOf(readResumeOf(found(await findResume(database, employerOf(request).scope, ownOf(request))))),
  );

  serveFile(app, resumeCalls.content, async (request) => {
    const file = found(await resumeFileOf(database, employerOf(request).scope, ownOf(request)));
    const mediaType = mediaTypes[endingOf(file)] ?? 'application/octet-stream';
    return { fileName: file.name, mediaType, bytes: file.bytes };
  });

  serve(app, resumeCalls.makeCurrent, async (request) => {
    const { scope } = employerOf(request);
    if (!(await makeCurrent(database, scope, ownOf(request)))) throw notFound();
    return answerOf(readResumeOf(found(await findResume(database, scope, ownOf(request)))));
  });

  serve(app, resumeCalls.readAgain, async (request) => {
    const { scope } = employerOf(request);
    const own = ownOf(request);
    const before = found(await findResume(database, scope, own));
    // it would read the same
    if (before.reading.state === 'read') return answerOf(readResumeOf(before));
    readings.take(`${scope}:${own.accountId}`);
    const file = found(await resumeFileOf(database, scope, own));
    const reading = await readResume(database, scope, { file, reader });
    if (!(await writeReading(database, scope, { ...own, reading }))) throw notFound();
    return answerOf(readResumeOf({ ...before, reading }));
  });

  serve(app, resumeCalls.settle, async (request) => {
    const { accept, dismiss, version } = request.body;
    const settled = await settleProposals(database, employerOf(request).scope, {
      ...ownOf(request),
      accept,
      dismiss,
      version,
      at: new Date(now()),
    });
    const { profile, resume } = found(settled);
    return answerOf({ profile: profileOf(profile), resume: readResumeOf(resume) });
  });

  serve(app, resumeCalls.remove, async (request) => {
    const { scope } = employerOf(request);
    const own = ownOf(request);
    if (!(await removeResume(database, scope, { ...own, at: new Date(now()) }))) throw notFound();
    const resumes: StoredResume[] = await listResumes(database, scope, own.accountId);
    return answerOf({ resumes: resumes.map(resumeOf) });
  });
}

function ownOf(request: FastifyRequest & { params: { id: string } }) {
  return { accountId: sessionOf(request).account.id, encId: request.params.id };
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}

function notFound(): Refusal {
  return new Refusal(404, 'Resume not found');
}
