import { describe, expect, it } from 'vitest';
import { interviewPhase } from './interview-phase.ts';

const minute = 60_000;
const startsAt = 100 * minute;
const endsAt = 145 * minute;

describe('interviewPhase', () => {
  it.each([
    [0, 'upcoming'],
    [85 * minute - 1, 'upcoming'],
    [85 * minute, 'joinable'],
    [startsAt - 1, 'joinable'],
    [startsAt, 'running'],
    [endsAt - 1, 'running'],
    [endsAt, 'past'],
  ])('at %i ms is %s', (now, phase) =>
    expect(interviewPhase({ startsAt, endsAt }, now)).toMatchObject({ phase }),
  );

  it('says when it is another one, until it is over', () => {
    const seen = ['upcoming'];
    let now = 0;
    for (;;) {
      const { phase, changesAt } = interviewPhase({ startsAt, endsAt }, now);
      if (changesAt === undefined) break;
      expect(interviewPhase({ startsAt, endsAt }, changesAt - 1).phase).toBe(phase);
      now = changesAt;
      seen.push(interviewPhase({ startsAt, endsAt }, now).phase);
    }
    expect(seen).toEqual(['upcoming', 'joinable', 'running', 'past']);
  });
});
