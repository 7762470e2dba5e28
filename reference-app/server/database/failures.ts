/** Classes and codes of PostgreSQL's that say that it is not there, not yet there, or going. */
const awayCodes = /^(?:08|57P0[1-3]|53300)/;
/** A replica that has to go on replaying ends what reads for too long. */
const conflictWithReplay = '40001';
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** The driver's own, which have no code. */
const driverMessages =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** It is read-only, as a replica is, or its disk is full. */
const noWritesCodes = new Set(['25006', '53100']);

/** Whether a database answers, and takes no writes at the moment. */
export function takesNoWrites(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noWritesCodes.has(String(error.code));
}

/** Whether a database did not answer, rather than refuse: it may be there again in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // of several addresses of one host none answered
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error ? String(error.code) : '';
  return (
    networkCodes.has(code) ||
    awayCodes.test(code) ||
    (code === conflictWithReplay && /conflict with recovery/.test(error.message)) ||
    driverMessages.test(error.message)
  );
}
