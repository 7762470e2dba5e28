import { positionIdOf } from '@portico/core/jobs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchCalls } from '../../contract/match.ts';
import type { Employer } from '../employers/directory.ts';
import { pcsxConfigFor } from '../employers/rules.ts';
import { answerOf } from '../http/envelope.ts';
import { loginNeeded, Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findJob, type Job } from '../positions/store.ts';
import { levelIn } from '../profile/experience.ts';
import { findProfile } from '../profile/store.ts';
import { currentResume } from '../resumes/store.ts';
import { askedYears } from './asked.ts';
import { factsOf } from './facts.ts';
import { insightsOf, type ComparedJob } from './insights.ts';
import { pointOf } from './places.ts';
import { matchOf, whyUnknown, type JobFacts } from './score.ts';
import { jobsOfDepartment, knownPlaces, type KnownPlace } from './store.ts';

const megabyte = 1024 * 1024;
/** Of a department; enough to tell what is usual. */
const comparedJobs = 500;
// estimates, to bound what is kept
const bytesOfEntry = 100;
const bytesOfJob = 400;
const bytesOfPlace = 100;

export async function matchRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;
  // by the version of the employer's jobs: what is older is never asked for again, and falls out
  const departments = new LRUCache<string, readonly ComparedJob[]>({
    maxSize: 16 * megabyte,
    sizeCalculation: (jobs) => bytesOfEntry + jobs.length * bytesOfJob,
  });
  const places = new LRUCache<string, readonly KnownPlace[]>({
    maxSize: 8 * megabyte,
    sizeCalculation: (known) => bytesOfEntry + known.length * bytesOfPlace,
  });

  const jobOf = async (request: FastifyRequest & { query: { position_id: string } }): Promise<Job> => {
    const id = positionIdOf(request.query.position_id);
    const job = id === undefined ? undefined : await findJob(database, employerOf(request).scope, id);
    if (!job) throw new Refusal(404, 'Position not found');
    return job;
  };
  const placesOf = async ({ scope, dataVersion }: Employer) => {
    const key = `${scope}:${dataVersion}`;
    const known = places.get(key);
    if (known) return known;
    const loaded = await knownPlaces(database, scope);
    places.set(key, loaded);
    return loaded;
  };
  const comparedWith = async ({ scope, dataVersion }: Employer, department: string | null) => {
    const key = JSON.stringify([scope, dataVersion, department]);
    const known = departments.get(key);
    if (known) return known;
    const loaded = await jobsOfDepartment(database, scope, { department, limit: comparedJobs });
    departments.set(key, loaded);
    return loaded;
  };

  serve(app, matchCalls.match, async (request) => {
    const employer = employerOf(request);
    const { scope } = employer;
    const job = await jobOf(request);
    const accountId = request.session?.account.id;
    if (accountId === undefined) return answerOf({});
    const profile = await findProfile(database, scope, accountId);
    if (!profile) throw loginNeeded();
    const resume = await currentResume(database, scope, accountId);
    const candidate = factsOf(profile, resume, new Date(now()));
    const threshold = pcsxConfigFor(employer.config, job.id).searchConfig.strongMatchThreshold;
    if (!candidate.hasSkills)
      return answerOf({
        state: 'invitation' as const,
        message: resume
          ? 'We found no skills and no experience in your resume. Add some to your profile to see how well you match.'
          : 'Upload your resume, or add your skills, to see how well you match.',
        threshold,
        maximum: 5 as const,
        skills: { matched: [], missing: job.skills },
      });
    const home = pointOf(candidate.location, await placesOf(employer));
    const match = matchOf(jobFactsOf(job), candidate, { home, threshold });
    const message = whyUnknown(match);
    if (message !== undefined) {
      const { maximum, experience } = match;
      return answerOf({ state: 'unknown' as const, message, threshold, maximum, experience });
    }
    return answerOf({
      ...match,
      basedOn: { profileVersion: profile.version, resumeId: resume?.encId ?? null },
    });
  });

  serve(app, matchCalls.insights, async (request) => {
    const job = await jobOf(request);
    return answerOf({ insights: insightsOf(job, await comparedWith(employerOf(request), job.department)) });
  });
}

function jobFactsOf({ skills, description, seniority, title, workLocationOption, places }: Job): JobFacts {
  return {
    skills,
    askedYears: askedYears(description),
    level: levelIn(seniority ?? '') ?? levelIn(title) ?? null,
    workLocationOption,
    places,
  };
}
