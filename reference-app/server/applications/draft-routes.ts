import type { FastifyInstance } from 'fastify';
import {
  draftCalls,
  maximumDraftBytes,
  maximumDrafts,
  type Draft,
  type DraftContent,
} from '../../contract/drafts.ts';
import { fileIdsIn, tidyFile, withFiles } from '../answer-files/fields.ts';
import { fileOwnerOf } from '../answer-files/owner.ts';
import { claimAnswerFiles } from '../answer-files/store.ts';
import { contactForm } from './contact-form.ts';
import { formFor } from './questions.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { draftAnswers } from '../form-validation/draft-answers.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { readPositionIds, takesApplications } from '../positions/rules.ts';
import { findJobRows, type JobRow } from '../positions/store.ts';
import { positionNameOf } from '../positions/wire.ts';
import { archivedAt, isTooLarge, versionOf } from '../drafts/rules.ts';
import { deleteDraft, deleteDrafts, listDrafts, saveDraft, type StoredDraft } from '../drafts/store.ts';

export async function draftsRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  const draftsOf = async (scope: EmployerScope, accountId: number): Promise<Draft[]> => {
    const drafts = await listDrafts(database, scope, accountId);
    const ids = new Set(drafts.flatMap(({ positionIds }) => positionIds));
    const jobs = new Map((await findJobRows(database, scope, [...ids])).map((job) => [job.id, job]));
    return drafts.map((draft) =>
      wireOf(
        draft,
        draft.positionIds.flatMap((id) => jobs.get(id) ?? []),
      ),
    );
  };

  serve(app, draftCalls.list, async (request) => {
    const { scope } = employerOf(request);
    return answerOf({ draftApplications: await draftsOf(scope, sessionOf(request).account.id) });
  });

  serve(app, draftCalls.save, async (request) => {
    const { scope, config } = employerOf(request);
    const { position_ids: given, version, profile, answers, step } = request.body;
    const { ids, unreadable } = readPositionIds(given);
    const jobs = await findJobRows(database, scope, ids);
    if (ids.length === 0 || unreadable.length > 0 || jobs.length < ids.length)
      throw new Refusal(404, 'Position not found');
    const { definition } = formFor(config, jobs);
    const content: DraftContent = {
      profile: draftAnswers(contactForm, profile),
      // files are uploaded on their own, and stand by their ids
      answers: withFiles(definition, draftAnswers(definition, answers), (files) =>
        files.map(tidyFile).filter((file) => file !== undefined),
      ),
      step,
    };
    if (isTooLarge(content))
      throw new Refusal(413, `The draft is larger than ${maximumDraftBytes / 1024} kB.`);
    const saved = await saveDraft(database, scope, {
      accountId: sessionOf(request).account.id,
      positionIds: ids,
      content,
      version,
      at: new Date(now()),
      maximum: maximumDrafts,
    });
    if ('full' in saved)
      throw new Refusal(
        409,
        `You have ${maximumDrafts} drafts, which is as many as we can keep for you. Delete some to begin others.`,
      );
    if ('stale' in saved) throw changedMeanwhile(saved.theirs && wireOf(saved.theirs, jobs));
    // what was chosen before the login has to be there on other devices
    await claimAnswerFiles(database, scope, {
      owner: fileOwnerOf(request),
      ids: fileIdsIn(definition, content.answers),
      at: new Date(now()),
    });
    return answerOf(wireOf(saved, jobs));
  });

  serve(app, draftCalls.remove, async (request) => {
    const { scope } = employerOf(request);
    const accountId = sessionOf(request).account.id;
    const { position_ids: given, match, version } = request.body;
    const { ids } = readPositionIds(given);
    if (match) {
      const theirs = await deleteDraft(database, scope, { accountId, positionIds: ids, version });
      if (theirs)
        throw changedMeanwhile(wireOf(theirs, await findJobRows(database, scope, theirs.positionIds)));
    } else await deleteDrafts(database, scope, { accountId, positionIds: ids });
    return answerOf({ draftApplications: await draftsOf(scope, accountId) });
  });
}

function changedMeanwhile(theirs: Draft | null): Refusal {
  return new Refusal(409, 'This application was changed in another tab or on another device.', {
    data: { theirs },
  });
}

function wireOf(draft: StoredDraft, jobs: readonly JobRow[]): Draft {
  return {
    ...draft.content,
    id: draft.id,
    position_id: draft.positionIds[0] ?? 0,
    position_ids: draft.positionIds,
    positions: jobs.map(positionNameOf),
    archived_at: archivedAt(
      jobs.map((job) => ({ takes: takesApplications(job), closedAt: job.closedAt })),
      draft.updatedAt,
    ),
    version: versionOf(draft),
    updated_at: draft.updatedAt.toISOString(),
  };
}
