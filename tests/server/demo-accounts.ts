import type { DemoMoment, DemoPages } from '../../reference-app/employers/demo-candidate.ts';
import type { DemoAccount } from '../../reference-app/employers/demo-employer.ts';
import { meridian } from '../../reference-app/employers/index.ts';

/** An account of the first demo employer. @param name of its e-mail, before the @ */
export function demoAccount(name: string): DemoAccount {
  const found = meridian.accounts.find(({ email }) => email === `${name}@${meridian.domain}`);
  if (!found) throw new Error(`${meridian.name} has no demo account ${name}.`);
  return found;
}

/** What the candidate of the first demo employer finds on their pages. */
export function candidatePages(moment: DemoMoment): DemoPages {
  const { pages } = demoAccount('candidate');
  if (!pages) throw new Error(`The candidate of ${meridian.name} has no pages.`);
  return pages(moment);
}
