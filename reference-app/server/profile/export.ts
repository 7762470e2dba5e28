import { localeFacts, type Locale } from '@portico/core/messages';
import { PDFDocument } from 'pdf-lib';
import type profile from '../../locales/en-US/profile.json';
import type { Profile } from '../../contract/profile.ts';
import { Paper, type Texts } from '../offers/letters/paper.ts';
import { readTexts } from '../messages/texts.ts';
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

const profileTexts = await readTexts<keyof typeof profile>('profile');

/** What stands around them: as on the page that exports them. */
function wordsIn(locale: Locale) {
  const t = profileTexts(locale);
  return {
    summary: t('summary'),
    experience: t('experience'),
    education: t('education'),
    skills: t('skills'),
    languages: t('languages'),
    certifications: t('certifications'),
    present: t('export.present'),
    comma: t('export.comma'),
    inField: t('export.inField'),
    levels: {
      basic: t('languageLevel.basic'),
      conversational: t('languageLevel.conversational'),
      fluent: t('languageLevel.fluent'),
      native: t('languageLevel.native'),
    },
  };
}

/**
 * A resume to print; the same profile in the same language on the same day makes the same bytes. Its text can be selected and
 * read aloud.
 */
export async function writeResume(facts: ResumeFacts, at: Date, locale: Locale): Promise<Uint8Array> {
  const t = wordsIn(locale);
  const pdf = await PDFDocument.create();
  pdf.setTitle(profileTexts(locale)('export.file', { name: facts.fullname }), { showInWindowTitleBar: true });
  pdf.setAuthor(facts.fullname);
  pdf.setSubject(facts.headline);
  pdf.setKeywords([...facts.skills]);
  pdf.setLanguage(locale);
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const paper = await Paper.after(pdf, {
    direction: localeFacts(locale).direction,
    holding: JSON.stringify([facts, t]),
  });
  paper.write(facts.fullname, { size: 20, isBold: true, gap: 2 });
  if (facts.headline) paper.write(facts.headline, { size: 12, gap: 4 });
  const beside = { size: 9.5, isFaint: true, gap: 2 };
  paper.write(together([facts.email, facts.phone, facts.location], ' | '), beside);
  for (const { label, url } of facts.links) paper.write(together([label, url], ': '), beside);
  paper.rule();
  if (facts.summary) section(paper, t.summary, () => paragraphs(paper, facts.summary));
  if (facts.experience.length > 0)
    section(paper, t.experience, () => {
      for (const entry of newestFirst(facts.experience))
        block(paper, {
          head: together([entry.title, entry.company, entry.location], t.comma),
          dates: datesOf(entry, locale),
          text: entry.description,
        });
    });
  if (facts.education.length > 0)
    section(paper, t.education, () => {
      for (const entry of newestFirst(facts.education))
        block(paper, {
          head: together(
            [[entry.degree, entry.field].filter((text) => text !== '').join(t.inField), entry.school],
            t.comma,
          ),
          dates: datesOf(entry, locale),
          text: entry.description,
        });
    });
  if (facts.skills.length > 0) section(paper, t.skills, () => paper.write(together(facts.skills, t.comma)));
  if (facts.languages.length > 0)
    section(paper, t.languages, () =>
      paper.write(
        together(
          facts.languages.map(({ name, level }) => (level ? `${name} (${t.levels[level]})` : name)),
          t.comma,
        ),
      ),
    );
  if (facts.certifications.length > 0)
    section(paper, t.certifications, () => {
      for (const { name, issuer, issuedOn } of facts.certifications)
        paper.write(together([name, issuer, issuedOn && inWords(issuedOn, locale)], t.comma), { gap: 3 });
    });
  return pdf.save();
}

function section(paper: Paper, heading: string, write: () => void): void {
  paper.write(heading, { size: 12.5, isBold: true, gap: 3 });
  write();
  paper.write('', { size: 4, gap: 2 });
}

/** Those that there are. */
const together = (given: readonly (string | null)[], between: string): Texts => ({
  texts: given.filter((text) => text !== null).filter((text) => text !== ''),
  between,
});

function block(paper: Paper, { head, dates, text }: { head: Texts; dates: string; text: string }): void {
  paper.write(head, { isBold: true, gap: 0 });
  if (dates) paper.write(dates, { size: 9.5, isFaint: true, gap: 2 });
  if (text) paragraphs(paper, text);
  else paper.write('', { size: 4, gap: 0 });
}

function paragraphs(paper: Paper, text: string): void {
  for (const paragraph of text.split(/\n+/)) if (paragraph.trim() !== '') paper.write(paragraph, { gap: 4 });
}

type Dated = { startDate: string | null; endDate: string | null; isCurrent: boolean };

function datesOf({ startDate, endDate, isCurrent }: Dated, locale: Locale): string {
  const end = isCurrent ? profileTexts(locale)('export.present') : endDate && inWords(endDate, locale);
  const start = startDate && inWords(startDate, locale);
  return [start, end].filter(Boolean).join(' – ');
}

/** `2019-03` as `March 2019`. */
function inWords(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
