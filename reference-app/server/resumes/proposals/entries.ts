import { wordsOf } from '@portico/core/text';
import type { Education, Experience } from '../../../contract/profile.ts';
import { levelIn } from '../../profile/experience.ts';
import { blocksOf, partsOf, type Block } from './blocks.ts';
import type { Line } from './lines.ts';

export type FoundEntry<Value> = { value: Value; first: Line; last: Line };

const longestName = 200;
const longestDescription = 4_000;

/**
 * Where somebody has worked.
 *
 * @param titleWords folded words of the employer's job titles: of title and company, in whichever order, the one that
 * has more of them is the title
 */
export function experienceIn(
  lines: readonly Line[],
  titleWords: ReadonlySet<string>,
): FoundEntry<Experience>[] {
  return blocksIn(lines, 'experience', { takesYears: false }).flatMap((block) => {
    const { span, description } = block;
    const [left = '', right = '', ...rest] = namesOf(block);
    if (left === '' || !span) return [];
    const [title, company] =
      weight(right, titleWords) > weight(left, titleWords) ? [right, left] : [left, right];
    const value: Experience = {
      title: cut(title, longestName),
      company: cut(company, longestName),
      location: cut(rest.join(', '), longestName),
      ...timesOf(span),
      description: cut(description.join('\n'), longestDescription),
    };
    return [{ value, first: block.first, last: block.last }];
  });
}

/** Where somebody has learned, with or without dates. */
export function educationIn(lines: readonly Line[]): FoundEntry<Education>[] {
  const ofSection = lines.filter(({ section, isHeading }) => section === 'education' && !isHeading);
  const dated = blocksIn(lines, 'education', { takesYears: true });
  const blocks: Block[] =
    dated.length > 0
      ? dated
      : ofSection
          .filter(({ text }) => schoolPlace(partsOf(text)) >= 0)
          .map((line) => ({ span: null, head: [line.text], description: [], first: line, last: line }));
  return blocks.flatMap((block) => {
    const parts = namesOf(block);
    const [first] = parts;
    if (first === undefined) return [];
    const at = Math.max(0, schoolPlace(parts));
    const school = parts[at] ?? first;
    const told = parts.find((_, index) => index !== at) ?? '';
    // "BSc in Nursing"
    const [, degree = told, field = ''] = /^(\S.*?) in (\S.*)$/s.exec(told) ?? [];
    const value: Education = {
      school: cut(school, longestName),
      degree: cut(degree, longestName),
      field: cut(field, longestName),
      ...(block.span ? timesOf(block.span) : { startDate: null, endDate: null, isCurrent: false }),
      description: '',
    };
    return [{ value, first: block.first, last: block.last }];
  });
}

function blocksIn(
  lines: readonly Line[],
  section: 'experience' | 'education',
  options: { takesYears: boolean },
): Block[] {
  return blocksOf(
    lines.filter((line) => line.section === section && !line.isHeading),
    options,
  );
}

/** The names in a block's head, in their order. */
function namesOf({ head }: Block): string[] {
  // lines of their own are parts already, and may hold commas
  return head.length > 1
    ? head.flatMap((line, index) => (index === 0 ? [line] : partsOf(line)))
    : partsOf(head[0] ?? '');
}

function weight(text: string, titleWords: ReadonlySet<string>): number {
  const words = wordsOf(text);
  return words.filter((word) => titleWords.has(word)).length + (levelIn(text) ? 1 : 0);
}

const schoolWords =
  /universit|universidad|college|school|schule|gymnasium|akademie|academy|institut|école|ecole|lycée|faculté|escuela|facultad|polytechn|politécn|جامعة|كلية|معهد|مدرسة/iu;

const degreeWords =
  /diplom|degree|bachelor|master|certificate|\b(?:bsc|msc|ba|ma|phd)\b|بكالوريوس|ماجستير|دبلوم/iu;

const isSchool = (part: string) => schoolWords.test(part);

function schoolPlace(parts: readonly string[]): number {
  const named = parts.findIndex((part) => isSchool(part) && !degreeWords.test(part));
  return named >= 0 ? named : parts.findIndex(isSchool);
}

function timesOf({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}) {
  const isInOrder = !startDate || !endDate || startDate <= endDate;
  return isInOrder
    ? { startDate, endDate, isCurrent }
    : { startDate: endDate, endDate: startDate, isCurrent };
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}
