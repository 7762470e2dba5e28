import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { accounts } from './accounts.ts';
import { config } from './config.ts';
import { readCompany } from '../reading/company.ts';
import { theme } from './theme.ts';

const company = readCompany('loomfield');

export const loomfield: DemoEmployer = {
  domain: company.domain,
  name: company.name,
  product: company.product,
  config,
  theme,
  accounts,
  postings: ({ now, count = company.jobs }) => generatePostings(company.parts, { now, count }),
};
