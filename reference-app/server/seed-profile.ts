import { profileSections } from '../contract/profile.ts';
import type { Settled } from '../contract/resumes.ts';
import type { DemoProfile } from '../employers/demo-profile.ts';
import type { Account } from './accounts/store.ts';
import type { Database } from './database/database.ts';
import type { EmployerScope } from './database/for-employer.ts';
import { decideEdit, type ProfileContent } from './profile/edit.ts';
import { writeResume } from './profile/export.ts';
import { writeSections } from './profile/store.ts';
import { proposalsIn } from './resumes/proposals/propose.ts';
import { editFor } from './resumes/rules.ts';
import { saveResume, writeSettled } from './resumes/store.ts';
import { vocabularyOf } from './resumes/vocabulary.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes the profile of a demo candidate, and the resume that most of it was taken from; after the employer's postings. */
export async function seedProfile(
  transaction: Database,
  scope: EmployerScope,
  { account, profile, now }: { account: Account; profile: DemoProfile; now: Date },
): Promise<void> {
  const { fileName, daysAgo, also } = profile.resume;
  const at = new Date(now.getTime() - daysAgo * day);
  const sections = profileSections.parse(profile.sections);
  await writeSections(transaction, scope, { accountId: account.id, sections, at });

  const more = profileSections.parse(also);
  const fullname = `${account.firstName} ${account.lastName}`;
  const pdf = await writeResume(
    {
      ...sections,
      skills: [...sections.skills, ...more.skills],
      experience: [...sections.experience, ...more.experience],
      fullname,
      email: account.email,
    },
    at,
    'en-US',
  );
  // ours is safe to read here, and nobody else needs the reader at a start
  const { extractText } = await import('./resumes/reading/extract-text.ts');
  const extracted = await extractText('.pdf', pdf);
  if (!('text' in extracted))
    throw new Error(`The resume of ${fullname} cannot be read: ${extracted.reason}.`);
  const read = proposalsIn(extracted.text, await vocabularyOf(transaction, scope));
  const resume = await saveResume(transaction, scope, {
    accountId: account.id,
    file: { name: fileName, bytes: Buffer.from(pdf) },
    reading: { state: 'read', ...read },
    at,
    maximum: 1,
  });
  const content: ProfileContent = { firstname: account.firstName, lastname: account.lastName, sections };
  const settled: Settled = Object.fromEntries(
    read.proposals.flatMap((proposal) => {
      const edit = editFor(proposal, content);
      return edit && decideEdit(content, edit).kind === 'same' ? [[proposal.id, 'accepted' as const]] : [];
    }),
  );
  if (resume) await writeSettled(transaction, scope, { id: resume.id, settled });
}
