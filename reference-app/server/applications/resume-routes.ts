import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyCalls, type ApplicantProfile } from '../../contract/apply.ts';
import { maximumResumes, type Reading } from '../../contract/resumes.ts';
import type { Database } from '../database/database.ts';
import type { UploadedFile } from '../files/rules.ts';
import { answerOf } from '../http/envelope.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { loginNeeded, Refusal } from '../http/refusal.ts';
import { limitedAddress } from '../http/network.ts';
import { employerOf, requireSameUser, visitorHashOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { readPositionIds } from '../positions/rules.ts';
import { findProfile } from '../profile/store.ts';
import { profileOf, resumePath } from '../profile/wire.ts';
import { readResume } from '../resumes/read.ts';
import { currentResume, resumeFileOf, saveResume } from '../resumes/store.ts';
import { resumeTypesFor, takesType } from '../resumes/upload.ts';
import { findVisitorResume, saveVisitorResume } from '../resumes/visitors.ts';
import { contactForm } from './contact-form.ts';

const minute = 60 * 1000;
/** Of visitors, whose files nobody has asked for yet. */
const uploadsPerAddress = { tries: 60, window: 10 * minute };

/** What is known of who applies, and the resume that they apply with. */
export async function applyResumeRoutes(app: FastifyInstance): Promise<void> {
  const { database, resumeReader: reader, resumeReadings: readings, now } = app;
  const uploads = new RateLimit(uploadsPerAddress, now);

  const resumeUpload = {
    ...applyCalls.resumeUpload,
    beforeForm: (request: FastifyRequest) => {
      const { session, ip } = request;
      if (session) readings.take(`${employerOf(request).scope}:${session.account.id}`);
      else uploads.take(limitedAddress(ip));
    },
  };

  serve(app, applyCalls.profile, async (request) =>
    answerOf({ profile: await applicantProfile(database, request), definition: contactForm }),
  );

  serve(app, resumeUpload, async (request) => {
    const { scope, config } = employerOf(request);
    requireSameUser(request);
    const [sent] = request.uploads.resume ?? [];
    if (!sent)
      throw new Refusal(400, 'Choose a resume.', { validationErrors: { resume: 'Choose a resume.' } });
    const { ids } = readPositionIds(request.query.pids ?? '');
    const file = takesType(sent, resumeTypesFor(config, ids), 'resume');
    const at = new Date(now());
    const accountId = request.session?.account.id;
    if (accountId !== undefined) {
      const reading = await readResume(database, scope, { file, reader });
      const saved = await saveResume(database, scope, {
        accountId,
        file,
        reading,
        at,
        maximum: maximumResumes,
      });
      if (!saved)
        throw new Refusal(409, `You can keep ${maximumResumes} resumes. Remove one to upload another.`);
      // another tab may upload another one meanwhile
      const resume = {
        hasResume: true,
        resumeFilename: saved.name,
        resumeId: saved.encId,
        resumeUrl: resumePath(saved.encId),
      };
      const profile = { ...(await applicantProfile(database, request)), ...resume };
      return answerOf({ profile, filename: file.name });
    }
    const reading = await readResume(database, scope, { file, reader });
    await saveVisitorResume(database, scope, { visitorHash: visitorOf(request), file, at });
    const profile = visitorProfile(visitorOf(request), { file, reading });
    return answerOf({ profile, filename: file.name });
  });
}

type Named = {
  /** The file; without it the newest one of `encId` is meant. */
  resumeId: string | undefined;
  /** Whose it is. */
  encId: string | undefined;
};

/**
 * The resume that whoever asks has uploaded before, where they name it; see `resume_upload`.
 *
 * @throws Refusal when what they name is not there, or not theirs: nobody applies without the resume that they have seen
 */
export async function uploadedBefore(
  database: Database,
  request: FastifyRequest,
  { resumeId, encId, at }: Named & { at: Date },
): Promise<UploadedFile | undefined> {
  // a visitor's profile names none
  if (!resumeId && !encId) return undefined;
  const kept = resumeId
    ? await resumeNamed(database, request, { resumeId, at })
    : await newestResumeOf(database, request, { encId, at });
  if (kept) return kept;
  const message = 'Your resume is no longer kept, or another one has taken its place. Choose it again.';
  throw new Refusal(400, message, { validationErrors: { resume: message } });
}

async function resumeNamed(
  database: Database,
  request: FastifyRequest,
  { resumeId, at }: { resumeId: string; at: Date },
): Promise<UploadedFile | undefined> {
  const { scope } = employerOf(request);
  const own =
    request.session &&
    (await resumeFileOf(database, scope, { accountId: request.session.account.id, encId: resumeId }));
  if (own) return own;
  const kept = await browsersResume(database, request, at);
  // of a visitor one is kept: another tab of theirs may have put its own there
  return kept && visitorResumeId(kept) === resumeId ? kept : undefined;
}

async function newestResumeOf(
  database: Database,
  request: FastifyRequest,
  { encId, at }: { encId: string | undefined; at: Date },
): Promise<UploadedFile | undefined> {
  if (request.session && encId === request.session.account.encId) {
    const { scope } = employerOf(request);
    const accountId = request.session.account.id;
    const current = await currentResume(database, scope, accountId);
    return current && resumeFileOf(database, scope, { accountId, encId: current.encId });
  }
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined || encId !== visitorId(visitorHash)) return undefined;
  return browsersResume(database, request, at);
}

/** What a visitor has uploaded in the browser; whoever has logged in there since still has it. */
async function browsersResume(
  database: Database,
  request: FastifyRequest,
  at: Date,
): Promise<UploadedFile | undefined> {
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined) return undefined;
  return findVisitorResume(database, employerOf(request).scope, { visitorHash, at });
}

async function applicantProfile(database: Database, request: FastifyRequest): Promise<ApplicantProfile> {
  if (!request.session) return nobody;
  const stored = await findProfile(database, employerOf(request).scope, request.session.account.id);
  if (!stored) throw loginNeeded();
  const { encId, firstname, lastname, fullname, email, phone, location, ...rest } = profileOf(stored);
  const { hasResume, resumeFilename, resumeUrl } = rest;
  const resumeId = stored.resume?.encId ?? null;
  return {
    encId,
    firstname,
    lastname,
    fullname,
    email,
    phone,
    location,
    hasResume,
    resumeFilename,
    resumeId,
    resumeUrl,
  };
}

const nobody: ApplicantProfile = {
  encId: '',
  firstname: '',
  lastname: '',
  fullname: '',
  email: '',
  phone: '',
  location: '',
  hasResume: false,
  resumeFilename: null,
  resumeId: null,
  resumeUrl: null,
};

/** Nobody's profile is overwritten: a visitor has none. */
function visitorProfile(
  visitorHash: string,
  { file, reading }: { file: UploadedFile; reading: Reading },
): ApplicantProfile {
  const found = reading.state === 'read' ? reading.proposals : [];
  const valueOf = (field: string) => found.find((proposal) => proposal.field === field)?.value;
  const textOf = (field: string) => String(valueOf(field) ?? '');
  const { firstname = '', lastname = '' } = (valueOf('name') ?? {}) as {
    firstname?: string;
    lastname?: string;
  };
  return {
    encId: visitorId(visitorHash),
    firstname,
    lastname,
    fullname: `${firstname} ${lastname}`.trim(),
    email: textOf('email'),
    phone: textOf('phone'),
    location: textOf('location'),
    hasResume: true,
    resumeFilename: file.name,
    resumeId: visitorResumeId(file),
    resumeUrl: null,
  };
}

/** Names a browser's resume to that browser; the cookie, not this, is what proves whose it is. */
function visitorId(visitorHash: string): string {
  return visitorHash.slice(0, 16);
}

/** The same file has the same name, so that whoever uploads it again may send what they have seen. */
function visitorResumeId({ name, bytes }: UploadedFile): string {
  return hash('sha256', `${name} ${hash('sha256', bytes)}`, 'base64url').slice(0, 16);
}

function visitorOf(request: FastifyRequest): string {
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined) throw new Error('A visitor came without a cookie of their own.');
  return visitorHash;
}
