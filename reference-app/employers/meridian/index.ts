import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { accounts } from './accounts.ts';
import { applying } from './applying.ts';
import { config } from './config.ts';
import { jobs } from './jobs.ts';
import { letterhead } from './offers.ts';
import { theme } from './theme.ts';

export const meridian: DemoEmployer = {
  domain: jobs.domain,
  name: jobs.name,
  product: 'pcsx',
  config,
  theme,
  accounts,
  letterhead,
  applying,
  postings: ({ now, count = 1_300 }) => generatePostings(jobs, { now, count }),
};
