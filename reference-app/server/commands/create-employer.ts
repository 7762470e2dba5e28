// `npm run create-employer -- --domain careers.example --name "An Employer"`
import { StartFailure } from '../database/start-failure.ts';
import { createEmployer, findEmployer } from '../employers/store.ts';
import { runCommand } from './run.ts';

await runCommand(
  { names: ['domain', 'name'], usage: '--domain <domain> --name <name>' },
  async ({ database, value, say }) => {
    const domain = value.domain.toLowerCase();
    const { name } = value;
    if (
      domain.length > 253 ||
      !/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(domain)
    )
      throw new StartFailure(
        `"${value.domain}" is no domain: it has names of letters, digits and hyphens, with a dot between each, such as careers.example.`,
      );
    if (/\p{Cc}/u.test(name))
      throw new StartFailure('The name has a line break or another control character.');
    if ([...name].length > 120) throw new StartFailure('The name is longer than 120 characters.');
    if (await findEmployer(database, domain))
      throw new StartFailure(`There is an employer with the domain ${domain} already.`);
    await createEmployer(database, {
      domain,
      name,
      product: 'pcsx',
      config: { pcsxConfig: { branding: { companyName: name } } },
    });
    say(`${name} is at /careers?domain=${domain}. Next: npm run create-admin, and npm run import for jobs.`);
  },
);
