import { RequestError } from './request-error.ts';

/**
 * Logs why a fetch of search, position, insight or profile failed, and fails on in the words that these share (HTTP-03).
 * What else is known of the failure stays with the error.
 */
export function failedToFetch(error: unknown): never {
  // an end that was asked for is no failure, and the server logs its own calls
  if (error instanceof RequestError && !import.meta.env.SSR) {
    const { kind, status = '', message } = error;
    console.error(`Failed to fetch data: ${kind} ${status} ${message}`);
    error.message = 'Failed to fetch data';
  }
  throw error;
}
