import { describe, expect, it } from 'vitest';
import { matchLevel, shownScore } from './match-level.ts';

describe('a match', () => {
  it('JOB-04 is strong from the threshold on', () => {
    expect([0.01, 0.79, 0.8, 1].map((score) => matchLevel(score, 0.8))).toEqual([
      'partial',
      'partial',
      'strong',
      'strong',
    ]);
  });

  it('JOB-04 is none where nothing of it would show', () => {
    expect([-1, 0, 0.009].map((score) => matchLevel(score, 0.8))).toEqual(['none', 'none', 'none']);
    expect(matchLevel(0, 0)).toBe('strong');
  });

  it('JOB-04 never shows more than was scored, and every whole hundredth as it is', () => {
    expect(shownScore(0.7999)).toBe(0.79);
    for (let percent = 0; percent <= 100; percent += 1) expect(shownScore(percent / 100)).toBe(percent / 100);
  });

  it('stays between nothing and all', () => {
    expect([shownScore(-0.5), shownScore(1.2)]).toEqual([0, 1]);
  });
});
