import { z } from 'zod';
import { roles } from '../../contract/roles.ts';
import { demoApplications, type DemoApplying } from '../demo-applying.ts';
import type { DemoAccount } from '../demo-employer.ts';
import { demoOffers } from '../demo-offers.ts';
import { demoProfile } from '../demo-profile.ts';
import { demoSignIns } from '../demo-sign-ins.ts';
import { checkData, dataError, namesIn, readYaml } from './data-file.ts';
import { readInTime, readPages } from './pages.ts';

const accounts = z.array(
  z.strictObject({
    email: z.email(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.enum(roles)),
    isOnboarded: z.boolean(),
    isBootstrapped: z.boolean(),
  }),
);

type Person = { account: DemoAccount; applying?: DemoApplying };

/**
 * Reads the accounts of an employer, and from the folder that is named like an e-mail before its @ what is theirs.
 *
 * @param folder of the employer, below `employers`
 */
export function readAccounts(folder: string): {
  accounts: readonly DemoAccount[];
  applying: readonly DemoApplying[];
} {
  const file = `${folder}/accounts.yaml`;
  if (!namesIn(folder).includes('accounts.yaml')) return { accounts: [], applying: [] };
  const listed = checkData(file, accounts, readYaml(file));
  const owners = new Set(listed.map(folderOf));
  const strange = namesIn(`${folder}/accounts`).find((name) => !owners.has(name));
  if (strange !== undefined)
    throw dataError(file, [
      `an account is missing whose e-mail begins with ${strange}@, as a folder is called`,
    ]);
  const people = listed.map((account) => readPerson(`${folder}/accounts/${folderOf(account)}`, account));
  return {
    accounts: people.map(({ account }) => account),
    applying: people.flatMap(({ applying }) => applying ?? []),
  };
}

/** `notifications.yaml`, `dashboard.yaml` and `forms.yaml` come together. */
const pageFiles = ['notifications.yaml', 'dashboard.yaml', 'forms.yaml'];
const knownFiles = ['applications.yaml', 'offers.yaml', 'profile.yaml', 'sign-ins.yaml', ...pageFiles];

function folderOf({ email }: Pick<DemoAccount, 'email'>): string {
  return email.slice(0, email.indexOf('@'));
}

function readPerson(folder: string, account: z.infer<typeof accounts>[number]): Person {
  const { email } = account;
  const files = namesIn(folder);
  const strange = files.find((file) => !knownFiles.includes(file));
  if (strange !== undefined)
    throw dataError(`${folder}/${strange}`, [`nothing reads it: files here are ${knownFiles.join(', ')}`]);
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    files.includes(name) ? checkData(`${folder}/${name}`, schema, readYaml(`${folder}/${name}`)) : undefined;
  const offers = read('offers.yaml', demoOffers)?.offers;
  const signIns = read('sign-ins.yaml', demoSignIns);
  const applications = read('applications.yaml', demoApplications);
  return {
    account: {
      ...account,
      ...(pageFiles.some((file) => files.includes(file)) && { pages: readPages(folder) }),
      ...(files.includes('profile.yaml') && { profile: readInTime(`${folder}/profile.yaml`, demoProfile) }),
      ...(offers && { offers }),
      ...(signIns && { signIns }),
    },
    ...(applications && { applying: { email, ...applications } }),
  };
}
