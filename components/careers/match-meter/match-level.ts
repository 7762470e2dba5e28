/** What a score means in words. */
export type MatchLevel = 'strong' | 'partial' | 'none';

/** Scores and threshold from 0 to 1; the threshold itself is strong, and what shows as 0 is none. */
export function matchLevel(score: number, strongMatchThreshold: number): MatchLevel {
  if (score >= strongMatchThreshold) return 'strong';
  return shownScore(score) > 0 ? 'partial' : 'none';
}

/**
 * The score in whole hundredths, from 0 to 1. Never rounded up: a score just below the threshold must not read like the
 * threshold.
 */
export const shownScore = (score: number): number =>
  // 0.29 × 100 is less than 29
  Math.floor(Math.min(Math.max(score, 0), 1) * 100 + 1e-9) / 100;
