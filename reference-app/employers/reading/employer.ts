import { employerConfig } from '../../contract/employer-config.ts';
import type { DemoEmployer } from '../demo-employer.ts';
import { generatePostings } from '../generator/generate-postings.ts';
import { readAccounts } from './accounts.ts';
import { readCompany } from './company.ts';
import { checkData, readYaml } from './data-file.ts';
import { readTheme } from './theme.ts';

/**
 * Reads a demo employer, and checks every file of it.
 *
 * @param folder its name, below `employers`
 * @throws Error that names the file, the path in it and what was expected there
 */
export function readEmployer(folder: string): DemoEmployer {
  const { jobs, letterhead, parts } = readCompany(folder);
  const { accounts, applying } = readAccounts(folder);
  const config = `${folder}/config.yaml`;
  return {
    domain: parts.domain,
    name: parts.name,
    ...readTheme(`${folder}/theme.tokens.json`),
    config: checkData(config, employerConfig, readYaml(config)),
    accounts,
    ...(letterhead && { letterhead }),
    ...(applying.length > 0 && { applying }),
    postings: ({ now, count = jobs }) => generatePostings(parts, { now, count }),
  };
}
