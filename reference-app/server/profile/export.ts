import { PDFDocument } from 'pdf-lib';
import type { Profile } from '../../contract/profile.ts';
import { Paper } from '../offers/letters/paper.ts';
import { newestFirst } from './experience.ts';

/** What a resume tells. */
export type ResumeFacts = Pick<
  Profile,
  | 'fullname'
  | 'email'
  | 'phone'
  | 'location'
  | 'headline'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'links'
>;

/** A resume to print; the same profile on the same day makes the same bytes. Its text can be selected and read aloud. */
export async function writeResume(facts: ResumeFacts, at: Date): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Resume of ${facts.fullname}`, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.fullname);
  pdf.setSubject(facts.headline);
  pdf.setKeywords([...facts.skills]);
  pdf.setLanguage('en-GB');
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const paper = await Paper.after(pdf);
  paper.write(facts.fullname, { size: 20, isBold: true, gap: 2 });
  if (facts.headline) paper.write(facts.headline, { size: 12, gap: 4 });
  const reach = [facts.email, facts.phone, facts.location].filter((text) => text !== '');
  paper.write(reach.join(' | '), { size: 9.5, isFaint: true, gap: 2 });
  for (const { label, url } of facts.links)
    paper.write(label ? `${label}: ${url}` : url, { size: 9.5, isFaint: true, gap: 2 });
  paper.rule();
  if (facts.summary) section(paper, 'Summary', () => paragraphs(paper, facts.summary));
  if (facts.experience.length > 0)
    section(paper, 'Experience', () => {
      for (const entry of newestFirst(facts.experience))
        block(paper, {
          head: [entry.title, entry.company, entry.location].filter(Boolean).join(', '),
          dates: datesOf(entry),
          text: entry.description,
        });
    });
  if (facts.education.length > 0)
    section(paper, 'Education', () => {
      for (const entry of newestFirst(facts.education))
        block(paper, {
          head: [[entry.degree, entry.field].filter(Boolean).join(' in '), entry.school]
            .filter(Boolean)
            .join(', '),
          dates: datesOf(entry),
          text: entry.description,
        });
    });
  if (facts.skills.length > 0) section(paper, 'Skills', () => paper.write(facts.skills.join(', ')));
  if (facts.languages.length > 0)
    section(paper, 'Languages', () =>
      paper.write(facts.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(', ')),
    );
  if (facts.certifications.length > 0)
    section(paper, 'Certifications', () => {
      for (const { name, issuer, issuedOn } of facts.certifications)
        paper.write([name, issuer, issuedOn && inWords(issuedOn)].filter(Boolean).join(', '), { gap: 3 });
    });
  return pdf.save();
}

function section(paper: Paper, heading: string, write: () => void): void {
  paper.write(heading, { size: 12.5, isBold: true, gap: 3 });
  write();
  paper.write('', { size: 4, gap: 2 });
}

function block(paper: Paper, { head, dates, text }: { head: string; dates: string; text: string }): void {
  paper.write(head, { isBold: true, gap: 0 });
  if (dates) paper.write(dates, { size: 9.5, isFaint: true, gap: 2 });
  if (text) paragraphs(paper, text);
  else paper.write('', { size: 4, gap: 0 });
}

function paragraphs(paper: Paper, text: string): void {
  for (const paragraph of text.split(/\n+/)) if (paragraph.trim() !== '') paper.write(paragraph, { gap: 4 });
}

type Dated = { startDate: string | null; endDate: string | null; isCurrent: boolean };

function datesOf({ startDate, endDate, isCurrent }: Dated): string {
  const end = isCurrent ? 'present' : endDate && inWords(endDate);
  const start = startDate && inWords(startDate);
  return [start, end].filter(Boolean).join(' – ');
}

/** `2019-03` as `March 2019`. */
function inWords(month: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
