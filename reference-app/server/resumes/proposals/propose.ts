import { listSections, type ListSection } from '../../../contract/profile.ts';
import type { Proposal, ProposalField } from '../../../contract/resumes.ts';
import { emailIn, nameIn, phoneIn, placeIn, type Found } from './contact.ts';
import { educationIn, experienceIn, type FoundEntry } from './entries.ts';
import { linesOf } from './lines.ts';
import { skillsIn } from './skills.ts';

/** What the employer's postings know, by which a resume is read. */
export type Vocabulary = {
  skills: readonly string[];
  places: readonly string[];
  /** Folded words of job titles. */
  titleWords: ReadonlySet<string>;
};

/** No more than a profile holds. */
const most = (section: ListSection) => listSections[section].maximum;
const longestQuote = 300;

/** What a resume's text says of its candidate, each with the place where it says so; see `docs/match.md`. */
export function proposalsIn(
  text: string,
  { skills, places, titleWords }: Vocabulary,
): { language: string | null; proposals: Proposal[] } {
  const { lines, language } = linesOf(text);
  const proposals: Proposal[] = [];
  const counts = new Map<ProposalField, number>();
  const propose = (
    field: ProposalField,
    value: unknown,
    { start, end, line }: { start: number; end: number; line: number },
  ) => {
    const count = counts.get(field) ?? 0;
    counts.set(field, count + 1);
    proposals.push({
      id: `${field}.${count}`,
      field,
      value,
      found: { start, end, line, text: Array.from(text.slice(start, end)).slice(0, longestQuote).join('') },
    });
  };
  const inLine = (field: ProposalField, found: Found<unknown> | undefined) => {
    if (!found) return;
    const { value, line, from, to } = found;
    propose(field, value, { start: line.start + from, end: line.start + to, line: line.number });
  };
  const inLines = (field: ProposalField, { value, first, last }: FoundEntry<unknown>) =>
    propose(field, value, { start: first.start, end: last.start + last.text.length, line: first.number });

  const place = placeIn(lines, places);
  inLine('name', nameIn(lines, titleWords));
  inLine('email', emailIn(lines));
  inLine('phone', phoneIn(lines, place?.value));
  inLine('location', place);
  for (const found of skillsIn(lines, skills).slice(0, most('skills'))) inLine('skills', found);
  for (const found of experienceIn(lines, titleWords).slice(0, most('experience')))
    inLines('experience', found);
  for (const found of educationIn(lines).slice(0, most('education'))) inLines('education', found);
  return { language, proposals };
}
