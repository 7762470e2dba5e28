import type { FastifyInstance } from 'fastify';
import type { Background } from '../background/queue.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Scan } from '../files/scan.ts';

// An area that owns a service declares it beside the function that registers it, as `accounts` does with `sessions`.
declare module 'fastify' {
  interface FastifyInstance {
    /** Migrated. */
    database: OpenDatabase;
    background: Background;
    /** Returns ms since 1970; sessions and limits count by it. */
    now: () => number;
    /** Signs CSRF tokens. */
    secret: string;
    /** Scans every uploaded file for malware. */
    scan: Scan;
  }
}

/** Adds the services that all areas share. Plugins inherit what the root app has by the time they are registered. */
export function registerServices(
  app: FastifyInstance,
  services: Pick<FastifyInstance, 'database' | 'background' | 'now' | 'secret' | 'scan'>,
): void {
  const { database, background, now, secret, scan } = services;
  app
    .decorate('database', database)
    .decorate('background', background)
    .decorate('now', now)
    .decorate('secret', secret)
    .decorate('scan', scan);
}
