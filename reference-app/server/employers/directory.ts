import type { FastifyInstance } from 'fastify';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { ServerLog } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { parseEmployerConfig } from './rules.ts';
import { domainOf, findEmployer, listEmployers, listScopes, readConfig } from './store.ts';

export type Employer = {
  scope: EmployerScope;
  domain: string;
  name: string;
  product: 'default' | 'pcsx';
  /** Whole: what was missing or broken has its default. */
  config: EmployerConfig;
  /** Changes with every write to the employer's jobs. */
  dataVersion: number;
};

export type EmployerDirectory = {
  /** By domain, in any case; without one the first employer; null when there is none. */
  find: (domain: string | undefined) => Promise<Employer | null>;
  /** The first that is meant; null when none is. */
  findWhere: (isMeant: (scope: EmployerScope) => boolean) => Promise<Employer | null>;
  /** What a call for an unknown domain is told; in demo mode with the domains that exist in `error.body`. */
  unknown: () => Promise<Refusal>;
};

const hostname = /^[a-z\d.-]{1,253}$/i;

declare module 'fastify' {
  interface FastifyInstance {
    employers: EmployerDirectory;
  }
}

/** Adds `app.employers`. */
export function registerEmployers(
  app: FastifyInstance,
  options: Pick<Parameters<typeof createEmployerDirectory>[0], 'demo' | 'esignOrigin'>,
): void {
  const { database, log } = app;
  app.decorate('employers', createEmployerDirectory({ database: database.reads, log, ...options }));
}

/** Employers by domain, with their configurations parsed once a revision. */
export function createEmployerDirectory(options: {
  database: Database;
  log: ServerLog;
  demo: boolean;
  /** Where the demo's e-signature provider is; employers without one of their own use it. */
  esignOrigin?: string | undefined;
}): EmployerDirectory {
  const { database, log, demo, esignOrigin } = options;
  const configs = new Map<EmployerScope, { revision: number; config: EmployerConfig }>();

  const directory: EmployerDirectory = {
    async find(domain) {
      if (domain !== undefined && !hostname.test(domain)) return null;
      const row = await findEmployer(database, domain?.toLowerCase());
      if (!row) return null;
      let known = configs.get(row.scope);
      if (known?.revision !== row.configRevision) {
        const stored = await readConfig(database, row.scope);
        const config = parseEmployerConfig(stored.config, (broken) =>
          log.warn(
            { domain: row.domain, ...broken },
            'A value of the configuration is broken; its default stands',
          ),
        );
        if (esignOrigin !== undefined) config.esignConfig = withProvider(config.esignConfig, esignOrigin);
        known = { revision: stored.revision, config };
        configs.set(row.scope, known);
      }
      const { scope, name, product, dataVersion } = row;
      return { scope, domain: row.domain, name, product, config: known.config, dataVersion };
    },

    async findWhere(isMeant) {
      const scope = (await listScopes(database)).find(isMeant);
      const domain = scope && (await domainOf(database, scope));
      return domain === undefined ? null : directory.find(domain);
    },

    async unknown() {
      const message = 'Group ID not found';
      if (!demo) return new Refusal(404, message);
      const domains = (await listEmployers(database)).map((employer) => employer.domain).join(', ');
      return new Refusal(404, message, { body: `The employers are: ${domains || 'none yet'}.` });
    },
  };
  return directory;
}

function withProvider(
  { host, origins }: EmployerConfig['esignConfig'],
  esignOrigin: string,
): EmployerConfig['esignConfig'] {
  return host === null ? { host: esignOrigin, origins: [...origins, esignOrigin] } : { host, origins };
}
