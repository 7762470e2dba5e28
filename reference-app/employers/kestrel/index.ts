import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { accounts } from './accounts.ts';
import { applying } from './applying.ts';
import { employerConfig } from '../../contract/employer-config.ts';
import { checkData, readYaml } from '../reading/data-file.ts';
import { readCompany } from '../reading/company.ts';
import { readTheme } from '../reading/theme.ts';

const company = readCompany('kestrel');

export const kestrel: DemoEmployer = {
  domain: company.domain,
  name: company.name,
  config: checkData('kestrel/config.yaml', employerConfig, readYaml('kestrel/config.yaml')),
  ...readTheme('kestrel/theme.tokens.json'),
  accounts,
  letterhead: company.letterhead,
  applying,
  postings: ({ now, count = company.jobs }) => generatePostings(company.parts, { now, count }),
};
