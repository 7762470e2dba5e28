import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { accounts } from './accounts.ts';
import { employerConfig } from '../../contract/employer-config.ts';
import { checkData, readYaml } from '../reading/data-file.ts';
import { readCompany } from '../reading/company.ts';
import { readTheme } from '../reading/theme.ts';

const company = readCompany('loomfield');

export const loomfield: DemoEmployer = {
  domain: company.domain,
  name: company.name,
  config: checkData('loomfield/config.yaml', employerConfig, readYaml('loomfield/config.yaml')),
  ...readTheme('loomfield/theme.tokens.json'),
  accounts,
  postings: ({ now, count = company.jobs }) => generatePostings(company.parts, { now, count }),
};
