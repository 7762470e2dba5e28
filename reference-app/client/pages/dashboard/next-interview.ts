import type { Interview } from '../../../contract/dashboard.ts';

const minute = 60_000;

/**
 * The interview that takes place next, one that is going on included; undefined where there is none ahead.
 *
 * @param interviews as the server sends them: those to come first, the next at the top
 * @param about.now ms since 1970
 * @param about.positionId only those for this job
 */
export const nextInterview = (
  interviews: readonly Interview[],
  { now, positionId }: { now: number; positionId?: number },
): Interview | undefined =>
  interviews.find(
    (interview) =>
      !interview.isCancelled &&
      (positionId === undefined || interview.positionId === positionId) &&
      Date.parse(interview.startsAt) + interview.durationMinutes * minute > now,
  );
