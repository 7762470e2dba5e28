import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Draft } from '../../../contract/drafts.ts';
import type { QuestionsData, UnavailablePosition } from '../../../contract/apply.ts';
import { useSite } from '../../site/site.tsx';
import { useLast } from '../../app/use-last.ts';
import { applicantQuery, bootstrapQuery, draftsQuery, questionsQuery } from '../../request/queries/apply.ts';
import { RequestError } from '../../request/request-error.ts';

type Start = {
  bootstrap: NonNullable<ReturnType<typeof useBootstrap>['data']>;
  applicant: NonNullable<ReturnType<typeof useApplicant>['data']>;
  questions: QuestionsData;
  /** The candidate's drafts on the server; undefined where it does not say. */
  drafts: readonly Draft[] | undefined;
};

/** How far a page is that applies to some jobs. */
export type Application =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => Promise<unknown> }
  | { state: 'notFound' }
  | { state: 'loginNeeded' }
  | { state: 'impossible'; unavailable: readonly UnavailablePosition[] }
  | ({
      state: 'ready';
      /** What one can apply to. */
      ids: readonly number[];
      unavailable: readonly UnavailablePosition[];
      /** The questions are those of before: the jobs that are left could not be asked for. */
      outdated: { error: Error; retry: () => Promise<unknown> } | undefined;
    } & Start);

function useBootstrap(ids: readonly number[]) {
  const { api } = useSite();
  return useQuery({ ...bootstrapQuery(api, ids), enabled: ids.length > 0 });
}
const useApplicant = () => useQuery(applicantQuery(useSite().api));

const isKind = (error: unknown, kind: RequestError['kind']) =>
  error instanceof RequestError && error.kind === kind;

/**
 * What there is to know for applying to some jobs; where one cannot apply to all of them, to those that are left.
 *
 * @param refused those that have been refused meanwhile
 */
export function useApplication(ids: readonly number[], refused: readonly UnavailablePosition[]): Application {
  const { api, boot } = useSite();
  const bootstrap = useBootstrap(ids);
  const applicant = useApplicant();
  const isLoginRequired = bootstrap.data?.isLoginRequired === true && !boot.user;
  const drafts = useQuery({ ...draftsQuery(api), enabled: boot.user !== null });
  const mayAsk = bootstrap.data !== undefined && !isLoginRequired;
  const asked = useQuery({ ...questionsQuery(api, ids), enabled: mayAsk });
  const unavailable = [
    ...(asked.data?.unavailablePositions ?? []).filter(({ pid }) => !refused.some((one) => one.pid === pid)),
    ...refused,
  ];
  const open = ids.filter((id) => !unavailable.some(({ pid }) => Number(pid) === id));
  const left = useQuery({
    ...questionsQuery(api, open),
    enabled: mayAsk && asked.data !== undefined && open.length > 0,
    // the form stays while a job is taken off
    placeholderData: keepPreviousData,
  });

  // a form that is being filled in stays: whatever the jobs that are left ask, those of before asked, too
  const questions = useLast(left.data);
  const error =
    bootstrap.error ?? applicant.error ?? asked.error ?? (questions === undefined ? left.error : null);
  if (ids.length === 0 || isKind(error, 'gone')) return { state: 'notFound' };
  if (isLoginRequired || (isKind(error, 'login') && !boot.user)) return { state: 'loginNeeded' };
  if (asked.data && open.length === 0) return { state: 'impossible', unavailable };
  // a form that begins without them would write over them
  const hasDrafts = boot.user === null || !drafts.isPending;
  if (bootstrap.data && applicant.data && asked.data && questions && hasDrafts)
    return {
      state: 'ready',
      ids: open,
      unavailable,
      bootstrap: bootstrap.data,
      applicant: applicant.data,
      questions,
      outdated: left.error ? { error: left.error, retry: left.refetch } : undefined,
      drafts: drafts.data,
    };
  if (!error) return { state: 'loading' };
  const failed = [bootstrap, applicant, asked, left].filter((query) => query.isError);
  return { state: 'failed', error, retry: () => Promise.all(failed.map((query) => query.refetch())) };
}
