import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { accounts } from './accounts.ts';
import { applying } from './applying.ts';
import { config } from './config.ts';
import { readCompany } from '../reading/company.ts';
import { theme } from './theme.ts';

const company = readCompany('meridian');

export const meridian: DemoEmployer = {
  domain: company.domain,
  name: company.name,
  product: company.product,
  config,
  theme,
  accounts,
  letterhead: company.letterhead,
  applying,
  postings: ({ now, count = company.jobs }) => generatePostings(company.parts, { now, count }),
};
