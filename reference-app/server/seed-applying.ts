import { maximumCartItems } from '../contract/job-cart.ts';
import { employerConfig, type EmployerConfigInput } from '../contract/employer-config.ts';
import { maximumSavedPositions } from '../contract/saved-positions.ts';
import { maximumSavedSearches } from '../contract/saved-searches.ts';
import { maximumDrafts } from '../contract/drafts.ts';
import type { DemoApplying, DemoJob } from '../employers/demo-applying.ts';
import { findAccountByEmail } from './accounts/store.ts';
import { formFor, splitAnswers, withoutVoluntary } from './applications/questions.ts';
import { changeStatus } from './applications/store.ts';
import { recordApplication } from './applications/submit.ts';
import type { Database } from './database/database.ts';
import type { EmployerScope } from './database/for-employer.ts';
import { saveDraft } from './drafts/store.ts';
import { addToCart } from './job-cart/store.ts';
import { findJobRows, listClosedJobs, listPublicJobs, type JobRow } from './positions/store.ts';
import { positionNameOf } from './positions/wire.ts';
import { save } from './saved-positions/store.ts';
import { canonicalSearch, parametersIn, paramsHash } from './saved-searches/rules.ts';
import { saveSearch } from './saved-searches/store.ts';
import { readSearchQuery } from './search/query.ts';

const day = 24 * 60 * 60 * 1000;
/** Of each kind, from which demo candidates choose. */
const jobsToChooseFrom = 20;

/** Writes what a demo candidate has gathered and sent. */
export async function seedApplying(
  transaction: Database,
  scope: EmployerScope,
  options: { applying: DemoApplying; config: EmployerConfigInput; now: Date },
): Promise<void> {
  const { applying, now } = options;
  const config = employerConfig.parse(options.config);
  const found = await findAccountByEmail(transaction, scope, applying.email);
  if (!found) throw new Error(`There is no demo account ${applying.email}.`);
  const accountId = found.account.id;
  const jobAt = await jobsOf(transaction, scope);
  const before = (days: number) => new Date(now.getTime() - days * day);

  for (const { job: place, daysAgo, answers, since } of applying.applications) {
    const job = jobAt(place);
    const form = formFor(config, [job]);
    const { own, apart } = splitAnswers(form, answers);
    const { id } = await recordApplication(transaction, scope, {
      applicant: { accountId },
      contact: applying.contact,
      job: {
        ...positionNameOf(job),
        positionId: job.id,
        form: withoutVoluntary(form),
        answers: own,
        voluntary: apart,
      },
      at: before(daysAgo),
    });
    for (const { status, daysAgo: days, note } of since)
      if ((await changeStatus(transaction, scope, { id, status, note, at: before(days) })) !== 'write')
        throw new Error(`A demo application cannot become ${status}.`);
  }

  for (const { jobs, daysAgo, content } of applying.drafts)
    await saveDraft(transaction, scope, {
      accountId,
      positionIds: jobs.map((place) => jobAt(place).id),
      content: { profile: {}, answers: {}, step: '', ...content },
      version: null,
      at: before(daysAgo),
      maximum: maximumDrafts,
    });

  for (const [index, place] of applying.saved.entries())
    await save(transaction, scope, {
      accountId,
      positionId: jobAt(place).id,
      at: before(index + 1),
      maximum: maximumSavedPositions,
    });

  await addToCart(transaction, scope, {
    owner: { accountId },
    positionIds: applying.cart.map((place) => jobAt(place).id),
    at: before(1),
    maximum: maximumCartItems,
  });

  const keepsCommas = config.behaviourFlags.enableCommaInFilterValues;
  for (const { name, search: asked, frequency, daysAgo } of applying.searches) {
    const { query } = readSearchQuery(parametersIn(asked), {
      keepsCommas,
      isKnownValue: () => true,
      isMeasurable: () => true,
    });
    const search = canonicalSearch(query, { keepsCommas });
    await saveSearch(transaction, scope, {
      accountId,
      paramsHash: paramsHash(search),
      name,
      search,
      frequency,
      isActive: true,
      createdAt: before(daysAgo),
      maximum: maximumSavedSearches,
    });
  }
}

async function jobsOf(transaction: Database, scope: EmployerScope): Promise<(place: DemoJob) => JobRow> {
  const open = await listPublicJobs(transaction, scope, { limit: jobsToChooseFrom });
  const closed = await listClosedJobs(transaction, scope, jobsToChooseFrom);
  const ids = [...open, ...closed].map(({ id }) => id);
  const jobs = new Map((await findJobRows(transaction, scope, ids)).map((job) => [job.id, job]));
  return (place) => {
    const list = 'open' in place ? open : closed;
    const job = jobs.get(list['open' in place ? place.open : place.closed]?.id ?? 0);
    if (!job) throw new Error(`A demo candidate asks for a job that there is not: ${JSON.stringify(place)}.`);
    return job;
  };
}
