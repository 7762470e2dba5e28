import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import { findProfile } from '../profile/store.ts';
import { profileOf } from '../profile/wire.ts';
import { readResume } from '../resumes/read.ts';
import type { ResumeReader } from '../resumes/reading/reader.ts';
import { currentResume, resumeFileOf, saveResume } from '../resumes/store.ts';
import { takesType } from '../resumes/upload.ts';
import { findVisitorResume, saveVisitorResume } from '../resumes/visitors.ts';
import { contactForm } from './contact-form.ts';

const minute = 60 * 1000;
/** Of visitors, whose files nobody has asked for yet. */
const uploadsPerAddress = { tries: 60, window: 10 * minute };

/** What is known of who applies, and the resume that they apply with. */
export function applyResumeRoutes(options: {
  database: Database;
  reader: ResumeReader;
  now: () => number;
}): FastifyPluginAsyncZod {
  const { database, reader, now } = options;
  const uploads = new RateLimit(uploadsPerAddress, now);

  const resumeUpload = {
    ...applyCalls.resumeUpload,
    beforeForm: ({ session, ip }: FastifyRequest) => {
      if (!session) uploads.take(limitedAddress(ip));
    },
  };

  return async (app) => {
    serve(app, applyCalls.profile, async (request) =>
      answerOf({ profile: await applicantProfile(database, request), definition: contactForm }),
    );

    serve(app, resumeUpload, async (request) => {
      const { scope, config } = employerOf(request);
      requireSameUser(request);
      const [sent] = request.uploads.resume ?? [];
      if (!sent)
        throw new Refusal(400, 'Choose a resume.', { validationErrors: { resume: 'Choose a resume.' } });
      const file = takesType(config, sent, 'resume');
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
        return answerOf({ profile: await applicantProfile(database, request), filename: file.name });
      }
      const reading = await readResume(database, scope, { file, reader });
      await saveVisitorResume(database, scope, { visitorHash: visitorOf(request), file, at });
      const profile = visitorProfile(visitorOf(request), { file, reading });
      return answerOf({ profile, filename: file.name });
    });
  };
}

/**
 * The resume that whoever asks has uploaded before, where they name it; see `resume_upload`.
 *
 * @throws Refusal when what they name is not there, or not theirs: nobody applies without the resume that they have seen
 */
export async function uploadedBefore(
  database: Database,
  request: FastifyRequest,
  { encId, at }: { encId: string | undefined; at: Date },
): Promise<UploadedFile | undefined> {
  // a visitor's profile names none
  if (!encId) return undefined;
  const kept = await keptResume(database, request, { encId, at });
  if (kept) return kept;
  const message = 'Your resume is no longer kept. Choose it again.';
  throw new Refusal(400, message, { validationErrors: { resume: message } });
}

async function keptResume(
  database: Database,
  request: FastifyRequest,
  { encId, at }: { encId: string; at: Date },
): Promise<UploadedFile | undefined> {
  const { scope } = employerOf(request);
  if (request.session && encId === request.session.account.encId) {
    const accountId = request.session.account.id;
    const current = await currentResume(database, scope, accountId);
    return current && resumeFileOf(database, scope, { accountId, encId: current.encId });
  }
  // whoever has logged in since still has the browser's
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined || encId !== visitorId(visitorHash)) return undefined;
  return findVisitorResume(database, scope, { visitorHash, at });
}

async function applicantProfile(database: Database, request: FastifyRequest): Promise<ApplicantProfile> {
  if (!request.session) return nobody;
  const stored = await findProfile(database, employerOf(request).scope, request.session.account.id);
  if (!stored) throw loginNeeded();
  const { encId, firstname, lastname, fullname, email, phone, location, ...rest } = profileOf(stored);
  const { hasResume, resumeFilename, resumeUrl } = rest;
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
    resumeUrl: null,
  };
}

/** Names a browser's resume to that browser; the cookie, not this, is what proves whose it is. */
function visitorId(visitorHash: string): string {
  return visitorHash.slice(0, 16);
}

function visitorOf(request: FastifyRequest): string {
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined) throw new Error('A visitor came without a cookie of their own.');
  return visitorHash;
}
