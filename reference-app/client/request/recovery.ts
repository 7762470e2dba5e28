import { RequestError } from './request-error.ts';

/** ms between attempts at what failed, while it is on screen. */
const recoveryInterval = 5_000;

/** Whether it may succeed by itself when it is tried again. */
export const isPassing = (error: Error): boolean =>
  !(error instanceof RequestError) || ['offline', 'server', 'hurried'].includes(error.kind);

const isLate = ({ cause }: Error): boolean => cause instanceof Error && cause.name === 'TimeoutError';

/** Whether it may succeed when it is tried again at once. What was waited for in vain is told first. */
export const isMomentary = (error: Error): boolean =>
  isPassing(error) && !(error instanceof RequestError && error.kind === 'hurried') && !isLate(error);

/** When to try again what failed, so that pages recover with the server; in ms. Whoever is told to wait waits. */
export function recoveryOf({ error }: { error: Error | null }): number | false {
  if (error === null || !isPassing(error)) return false;
  const asked = error instanceof RequestError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(recoveryInterval, asked);
}
