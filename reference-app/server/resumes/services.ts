import type { FastifyInstance } from 'fastify';
import { RateLimit } from '../http/rate-limit.ts';
import { createResumeReader, type ResumeReader } from './reading/reader.ts';
import { readingsPerAccount } from './rules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    resumeReader: ResumeReader;
    /** Limits the readings of each account, wherever it uploads. */
    resumeReadings: RateLimit;
  }
}

/** Adds `app.resumeReader` and `app.resumeReadings`. */
export function registerResumeReader(app: FastifyInstance): void {
  app
    .decorate('resumeReader', createResumeReader())
    .decorate('resumeReadings', new RateLimit(readingsPerAccount, app.now));
}
