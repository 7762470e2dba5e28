/** How long before its beginning an interview can be joined; ms. */
export const joinableBefore = 15 * 60_000;

export type InterviewPhase = 'upcoming' | 'joinable' | 'running' | 'past';

/**
 * How far an interview is: ahead, about to begin so that it can be joined, under way, or over. All times in ms since 1970.
 *
 * @returns `changesAt` is when it is another one, which is never once it is over
 */
export function interviewPhase(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): { phase: InterviewPhase; changesAt?: number } {
  if (now >= endsAt) return { phase: 'past' };
  if (now >= startsAt) return { phase: 'running', changesAt: endsAt };
  const joinableAt = startsAt - joinableBefore;
  return now >= joinableAt
    ? { phase: 'joinable', changesAt: startsAt }
    : { phase: 'upcoming', changesAt: joinableAt };
}
