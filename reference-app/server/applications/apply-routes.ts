import { visibleForm, withoutMistakes } from '@portico/core/forms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyCalls } from '../../contract/apply.ts';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import type { FormValues } from '../../contract/form-definition.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { resolveAnswerFiles } from '../answer-files/resolve.ts';
import { fileOwnerOf } from '../answer-files/owner.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { answerProblems } from '../form-validation/validation.ts';
import { answerOf } from '../http/envelope.ts';
import { limitedAddress } from '../http/network.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, requireSameUser, visitorHashOf } from '../http/request-context.ts';
import { serve, type CallRequest } from '../http/serve.ts';
import type { JobRow } from '../positions/store.ts';
import { positionNameOf } from '../positions/wire.ts';
import { resumeTypesFor, takesType } from '../resumes/upload.ts';
import { contactForm } from './contact-form.ts';
import { isLoginRequired, jobsAskedFor, requireLogin, type JobsAskedFor } from './jobs-asked-for.ts';
import { uploadedBefore } from './resume-routes.ts';
import { fieldsOf, formFor, splitAnswers, withoutVoluntary, type ApplicationForm } from './questions.ts';
import { readAnswers, readRecord } from './reading.ts';
import { unavailableMessage, unavailableReason, type Applicant } from './rules.ts';
import { appliedAmong } from './store.ts';
import { submitApplications } from './submit.ts';

/** The public calls that say what an application asks for. */
export async function applyRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;

  const reasonsFor = async (request: FastifyRequest, ids: readonly number[], jobs: JobsAskedFor['jobs']) => {
    const { scope } = employerOf(request);
    const accountId = request.session?.account.id;
    const applied =
      accountId === undefined
        ? undefined
        : await appliedAmong(database, scope, { accountId, positionIds: ids });
    return ids.flatMap((id) => {
      const job = jobs.get(id);
      const reason = unavailableReason(job, applied?.has(id) ?? false);
      return reason ? [{ pid: String(id), name: job?.title ?? null, reason }] : [];
    });
  };

  serve(app, applyCalls.bootstrap, async (request) => {
    const asked = await jobsAskedFor(database, request, request.query.pids);
    return answerOf({
      recaptcha: { recaptchaEnabled: false, recaptchaKey: '' },
      privacy: { isConsentRequired: false },
      preSubmitProfileReview: { enabled: false },
      isLoginRequired: isLoginRequired(request, asked),
    });
  });

  serve(app, applyCalls.questions, async (request) => {
    const { ids, jobs } = await jobsAskedFor(database, request, request.query.pids);
    requireLogin(request, { jobs });
    const unavailable = await reasonsFor(request, ids, jobs);
    const reasons = new Map(unavailable.map(({ pid, reason }) => [pid, reason]));
    const form = formFor(employerOf(request).config, [...jobs.values()]);
    const answers = readAnswers(request.body?.answers ?? {}, form.definition) ?? {};
    const { definition: asked } = visibleForm(form.definition, answers);
    return answerOf({
      fields: fieldsOf({ ...form, definition: asked }),
      definition: withoutMistakes(form.definition),
      voluntary: [...form.voluntary],
      resumeTypes: resumeTypesFor(employerOf(request).config, [...jobs.keys()]),
      positions: [...jobs.values()].map((job) => {
        const reason = reasons.get(String(job.id)) ?? null;
        return {
          pid: String(job.id),
          displayJobId: job.displayJobId,
          name: job.title,
          locations: job.places.map((place) => place.name),
          resumeTypes: resumeTypesFor(employerOf(request).config, [job.id]),
          applyData: { canApply: reason === null, reason },
        };
      }),
      unavailablePositions: unavailable,
      isMultistageApplication: false,
    });
  });
}

/** The public call that sends an application, for visitors and candidates. */
export async function submitRoutes(app: FastifyInstance): Promise<void> {
  const { database, limiter, now } = app;
  const countAddress = ({ ip }: FastifyRequest) => limiter.take('applicationsPerAddress', limitedAddress(ip));
  // a resume of a stranger is large: counted before it is read
  const submit = { ...applyCalls.submit, beforeForm: countAddress };

  serve(app, submit, async (request) => {
    if (!request.isMultipart()) await countAddress(request);
    const { scope, config, domain } = employerOf(request);
    requireSameUser(request);
    const { ids, jobs } = await jobsAskedFor(database, request, request.body.pids ?? request.query.pids);
    requireLogin(request, { jobs });
    const at = new Date(now());
    const sentResume =
      request.uploads.resume?.[0] ??
      (await uploadedBefore(database, request, {
        resumeId: request.body.resume_id,
        encId: request.body.enc_id,
        at,
      }));
    const resume = sentResume && takesType(sentResume, resumeTypesFor(config, [...jobs.keys()]), 'resume');
    const form = formFor(config, [...jobs.values()]);
    const { contact, answers, files } = await checkedAnswers(database, request, { form, at });

    const applicant = applicantOf(request, String(contact.email));
    await limiter.take('applicationsPerApplicant', subjectOf(applicant, scope));
    const sent = await submitApplications(database, scope, {
      applicant,
      contact,
      jobs: ids.map((id) => {
        const job = jobs.get(id);
        return job ? answeredJob(job, { config, form, answers }) : { ...unknownJob, positionId: id };
      }),
      resume,
      files,
      at,
    });
    if ('unavailable' in sent) {
      const others = ids.length - sent.unavailable.length;
      throw new Refusal(409, unavailableMessage(sent.unavailable, { others }), {
        data: { positions: sent.unavailable },
      });
    }
    const pid = ids.join(',');
    return {
      ...answerOf({
        success: true as const,
        applications: sent.map(({ encId, positionId, name, status, submittedAt }) => ({
          id: request.session ? encId : null,
          pid: String(positionId),
          name,
          status,
          submitted_at: submittedAt.toISOString(),
        })),
        redirectUrl: `/careers/apply/success?${new URLSearchParams({ pid, domain }).toString()}`,
      }),
      status: 201,
    };
  });
}

/**
 * Reads the contact fields and the answers of an application that is sent.
 *
 * @throws Refusal 400 when they cannot be read, are missing or not valid
 */
async function checkedAnswers(
  database: Database,
  request: CallRequest<typeof applyCalls.submit>,
  { form, at }: { form: ApplicationForm; at: Date },
) {
  const profile = readRecord(request.body.stringifiedProfile);
  const answers = readAnswers(request.body.stringifiedQuestions, form.definition);
  if (!profile || !answers) throw illegible({ profile, answers });
  // by all of the questions: what one job asks may hide what another does
  const { values: shown } = visibleForm(form.definition, answers);
  const resolved = await resolveAnswerFiles(database, employerOf(request).scope, {
    definition: form.definition,
    answers: shown,
    owner: fileOwnerOf(request),
    at,
  });
  const contact = splitAnswers({ definition: contactForm, voluntary: [] }, profile).own;
  // a question may be called as a field of the contact form is
  const problems = {
    answers: {
      ...(await answerProblems(form.definition, resolved.answers, at.getTime())),
      ...resolved.problems,
    },
    profile: await answerProblems(contactForm, contact, at.getTime()),
  };
  const validationErrors = { ...problems.answers, ...problems.profile };
  if (Object.keys(validationErrors).length > 0)
    throw new Refusal(400, 'Some answers are missing or not valid.', { validationErrors, data: problems });
  return { contact, answers: resolved.answers, files: resolved.files };
}

/** Returns a job with its own part of the answers. */
function answeredJob(
  job: JobRow,
  { config, form, answers }: { config: EmployerConfig; form: ApplicationForm; answers: FormValues },
) {
  const ofJob = formFor(config, [job]);
  // a question that is put as voluntary for one of the jobs is answered so for all of them
  const own = { ...ofJob, voluntary: [...ofJob.voluntary, ...form.voluntary] };
  const { own: kept, apart } = splitAnswers(own, answers);
  const { name, location } = positionNameOf(job);
  return {
    positionId: job.id,
    name,
    location,
    form: withoutVoluntary(own),
    answers: kept,
    voluntary: apart,
  };
}

/** A job that does not exist is refused with the others, by name. */
const unknownJob = { name: '', location: '', form: { sections: [] }, answers: {}, voluntary: {} };

function applicantOf(request: FastifyRequest, email: string): Applicant {
  if (request.session) return { accountId: request.session.account.id };
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined) throw new Error('A visitor came without a cookie of their own.');
  return { visitorHash, email };
}

/** Whose applications are counted: an e-mail that anybody may write down keeps nobody's account from applying. */
function subjectOf(applicant: Applicant, scope: EmployerScope): string {
  return 'accountId' in applicant ? `${scope} ${applicant.accountId}` : normalizeEmail(applicant.email);
}

function illegible({ profile, answers }: { profile: unknown; answers: unknown }): Refusal {
  const validationErrors = {
    ...(profile === undefined && { stringifiedProfile: 'Send the profile as JSON.' }),
    ...(answers === undefined && { stringifiedQuestions: 'Send the answers as JSON.' }),
  };
  return new Refusal(400, 'The application cannot be read.', { validationErrors });
}
