import { useLayoutEffect, useState } from 'react';
import { callAt } from '../../display/relative-time/clock.ts';
import { interviewPhase, type InterviewPhase } from './interview-phase.ts';

/** Timers cannot be set for months; ms. */
const longest = 86_400_000;

/**
 * How far an interview is as time goes by; renders anew when that changes, not each minute. All times in ms since 1970.
 *
 * @param interview.now what the server takes for the time, and the browser until it has hydrated
 */
export function useInterviewPhase({
  startsAt,
  endsAt,
  now,
}: {
  startsAt: number;
  endsAt: number;
  now: number;
}): InterviewPhase {
  const [clock, setClock] = useState<number>();
  const { phase, changesAt } = interviewPhase({ startsAt, endsAt }, clock ?? now);
  useLayoutEffect(() => {
    const tell = () => setClock(Date.now());
    if (clock === undefined) return tell();
    return changesAt === undefined ? undefined : callAt(Math.min(changesAt, clock + longest), tell);
  }, [changesAt, clock]);
  return phase;
}
