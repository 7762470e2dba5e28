import { headingIn, type ResumeSection } from './headings.ts';

export type Line = {
  text: string;
  /** Of its first character in the whole text. */
  start: number;
  /** From 1. */
  number: number;
  /** `head` = before the first heading. */
  section: ResumeSection | 'head';
  isHeading: boolean;
};

/** A text by lines, each with the section that it is in, and the language of the headings; null = there are none. */
export function linesOf(text: string): { lines: Line[]; language: string | null } {
  const lines: Line[] = [];
  const languages = new Map<string, number>();
  let section: Line['section'] = 'head';
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const heading = headingIn(line);
    if (heading) {
      section = heading.section;
      for (const language of heading.languages) languages.set(language, (languages.get(language) ?? 0) + 1);
    }
    lines.push({ text: line, start, number: index + 1, section, isHeading: heading !== undefined });
    start += line.length + 1;
  }
  const [most] = [...languages].toSorted(([, left], [, right]) => right - left);
  return { lines, language: most?.[0] ?? null };
}
