import { RequestError } from '../../request/request-error.ts';

/** Whether what was asked for is not there, of which asking again changes nothing. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.kind === 'gone';
