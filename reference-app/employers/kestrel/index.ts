import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { accounts } from './accounts.ts';
import { applying } from './applying.ts';
import { config } from './config.ts';
import { jobs } from './jobs.ts';
import { letterhead } from './offers.ts';
import { theme } from './theme.ts';

export const kestrel: DemoEmployer = {
  domain: jobs.domain,
  name: jobs.name,
  product: 'default',
  config,
  theme,
  accounts,
  letterhead,
  applying,
  postings: ({ now, count = 168 }) => generatePostings(jobs, { now, count }),
};
