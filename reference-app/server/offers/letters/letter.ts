import { PDFDocument } from 'pdf-lib';
import type { Pay } from '../../../contract/posting.ts';
import { Paper } from './paper.ts';

/** What a letter tells. */
export type LetterFacts = {
  employer: string;
  /** The employer's, in one line. */
  address: string;
  candidate: string;
  position: string;
  /** As in `Wichita, KS, United States`. */
  place: string;
  /** For a year or an hour of work. */
  pay: Pick<Pay, 'currency' | 'period'> & { amount: number };
  hoursPerWeek: number;
  holidays: number;
  manager: string;
  writtenOn: Date;
  startsOn: Date;
  /** null = no end. */
  expiresAt: Date | null;
  /** Who signs for the employer, with the title. */
  signatory: { name: string; title: string };
};

type Letterhead = Pick<LetterFacts, 'employer' | 'address' | 'writtenOn'>;

/** An offer letter as PDF; the same facts make the same bytes. */
export async function writeLetter(facts: LetterFacts): Promise<Uint8Array> {
  const paper = await headed(facts, `Job offer for ${facts.position}`);
  // in Unicode, whatever the pages can show
  paper.pdf.setSubject(`For ${facts.candidate}`);
  paper.write(`Dear ${facts.candidate},`, { gap: 12 });
  paper.write(`Job offer: ${facts.position}`, { size: 13, isBold: true, gap: 12 });
  paper.write(
    `We enjoyed getting to know you, and are pleased to offer you the position of ${facts.position} in ${facts.place}. You will report to ${facts.manager}. These are the terms of our offer.`,
  );
  for (const [name, value] of termsOf(facts)) {
    paper.write(name, { isBold: true, gap: 0 });
    paper.write(value, { gap: 6 });
  }
  paper.write(
    'This offer depends on your right to work where the position is, and on the checks that we told you about in your interviews. Nothing in this letter takes away what the law gives you.',
  );
  paper.write(
    facts.expiresAt
      ? `Please sign this letter by ${inWords(facts.expiresAt)}. After that day the offer ends.`
      : 'Please sign this letter when you are ready. If you have any questions, ask us first.',
  );
  paper.write('We look forward to working with you.', { gap: 24 });
  paper.write(facts.signatory.name, { isBold: true, gap: 0 });
  paper.write(`${facts.signatory.title}, ${facts.employer}`, { isFaint: true, gap: 26 });
  return signable(paper, facts.candidate);
}

/** What comes with an offer beside its letter, such as an agreement. */
export async function writeEnclosure(
  facts: Letterhead & { title: string; paragraphs: readonly string[]; candidate: string },
): Promise<Uint8Array> {
  const paper = await headed(facts, facts.title);
  paper.pdf.setSubject(`For ${facts.candidate}`);
  paper.write(facts.title, { size: 13, isBold: true, gap: 12 });
  for (const paragraph of facts.paragraphs) paper.write(paragraph);
  return signable(paper, facts.candidate);
}

async function headed(facts: Letterhead, title: string): Promise<Paper> {
  const { employer, address, writtenOn } = facts;
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(employer);
  pdf.setLanguage('en-GB');
  pdf.setCreationDate(writtenOn);
  pdf.setModificationDate(writtenOn);
  // everything else is in Latin letters
  const paper = await Paper.after(pdf, { holding: `${title} ${JSON.stringify(facts)}` });
  paper.write(employer, { size: 17, isBold: true, gap: 2 });
  paper.write(address, { size: 9, isFaint: true, gap: 26 });
  paper.write(inWords(writtenOn), { gap: 14 });
  return paper;
}

function signable(paper: Paper, candidate: string): Promise<Uint8Array> {
  paper.rule();
  paper.write(`For ${candidate} to sign: full name and date`, { size: 9, isFaint: true });
  paper.explainGaps('The name is whole in the properties of this file, as its subject.');
  return paper.pdf.save();
}

function termsOf(facts: LetterFacts): [name: string, value: string][] {
  const { currency, period, amount } = facts.pay;
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 1 === 0 ? 0 : 2,
  }).format(amount);
  return [
    ['Pay', `${money} ${period === 'hour' ? 'an hour' : 'a year'} before tax, paid monthly.`],
    ['First day', inWords(facts.startsOn)],
    ['Hours', `${facts.hoursPerWeek} hours a week.`],
    ['Holidays', `${facts.holidays} days a year, and public holidays.`],
  ];
}

/** In UTC, as in `4 March 2026`. */
export function inWords(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
