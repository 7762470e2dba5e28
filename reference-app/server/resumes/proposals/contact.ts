import { fold, wordsOf } from '@portico/core/text';
import { findPhoneNumbersInText, getCountries, type CountryCode } from 'libphonenumber-js';
import type { Line } from './lines.ts';

/** What was found in a line, and where in it. */
export type Found<Value> = { value: Value; line: Line; from: number; to: number };

const linesOfContact = 40;
const longestLine = 300;

/** Lines that tell how to reach somebody. */
export function contactLines(lines: readonly Line[]): Line[] {
  return lines
    .filter(({ section, isHeading, text }) => {
      const isContact = section === 'head' || section === 'contact';
      return isContact && !isHeading && text.length <= longestLine;
    })
    .slice(0, linesOfContact);
}

const label = (names: string) => new RegExp(String.raw`^\s*(?:${names})\s*[:：]\s*`, 'iu');
const nameOfPaper = /^\s*(?:resume|résumé|cv|curriculum vitae|lebenslauf)\s+(?:of|von|de)\s+/iu;
const nameLabel = label(
  'name|full name|nom|nom et prénom|nombre|nombre y apellidos|vor- und nachname|الاسم|الاسم الكامل',
);
const placeLabel = label(
  'address|location|lives in|wohnort|adresse|anschrift|lieu|domicile|dirección|lugar|residencia|العنوان|المدينة|مكان الإقامة',
);
const titlesOfPapers = new Set(
  [
    'curriculum vitae',
    'cv',
    'resume',
    'résumé',
    'lebenslauf',
    'hoja de vida',
    'currículum',
    'سيرة ذاتية',
    'السيرة الذاتية',
  ].map(fold),
);
const namePattern = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){1,4}$/u;
const startsSmall = /^\p{Ll}/u;
const particles = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'da',
  'dos',
  'del',
  'la',
  'le',
  'al',
  'bin',
  'ibn',
  'ten',
  'ter',
  'zu',
]);
const linesOfName = 6;

/** The first line that reads like a name, or that says that it is one. @param titleWords folded words of job titles */
export function nameIn(
  lines: readonly Line[],
  titleWords: ReadonlySet<string>,
): Found<{ firstname: string; lastname: string }> | undefined {
  const candidates = contactLines(lines).filter(({ text }) => text.trim() !== '');
  const labels = [nameLabel, nameOfPaper];
  const labelled = candidates.find(({ text }) => labels.some((one) => one.test(text)));
  for (const line of labelled ? [labelled] : candidates.slice(0, linesOfName)) {
    const from = Math.max(...labels.map((one) => one.exec(line.text)?.[0].length ?? 0));
    const text = line.text.slice(from).trim();
    if (titlesOfPapers.has(fold(text)) || !namePattern.test(text)) continue;
    const words = text.split(' ');
    if (words.some((word) => startsSmall.test(word) && !particles.has(word))) continue;
    if (!labelled && isTitle(text, titleWords)) continue;
    return { value: splitName(words.map(withoutShouting)), line, from, to: from + text.length };
  }
  return undefined;
}

/** Bakers may be called Baker: more than half of a title are words of titles. */
function isTitle(text: string, titleWords: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.filter((word) => titleWords.has(word)).length * 2 > words.length;
}

function splitName(words: readonly string[]): { firstname: string; lastname: string } {
  const isArabic = /\p{Script=Arabic}/u.test(words.join(''));
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()));
  const cut = isArabic ? 1 : particle > 0 ? particle : words.length - 1;
  return { firstname: words.slice(0, cut).join(' '), lastname: words.slice(cut).join(' ') };
}

function withoutShouting(word: string): string {
  if (word.length < 2 || word !== word.toUpperCase() || word === word.toLowerCase()) return word;
  return word.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

const emailPattern = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;

export function emailIn(lines: readonly Line[]): Found<string> | undefined {
  for (const line of lines) {
    const match = emailPattern.exec(line.text);
    if (match)
      return { value: match[0].toLowerCase(), line, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

const countryByName = new Map<string, CountryCode>();
for (const language of ['en', 'de', 'fr', 'es', 'ar']) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const country of getCountries()) countryByName.set(fold(names.of(country) ?? country), country);
}

/** The first telephone number; without a plus it is read as one of the country where they live. */
export function phoneIn(lines: readonly Line[], place: string | undefined): Found<string> | undefined {
  const country = countryByName.get(fold(place?.split(',').at(-1) ?? ''));
  for (const line of contactLines(lines)) {
    const [found] = findPhoneNumbersInText(line.text, country);
    if (found)
      return { value: found.number.formatInternational(), line, from: found.startsAt, to: found.endsAt };
  }
  return undefined;
}

/**
 * Where somebody lives: of the places that the employer has jobs in the one that a line names, with the most of its name;
 * else what a line says is the address.
 */
export function placeIn(lines: readonly Line[], places: readonly string[]): Found<string> | undefined {
  const parted = places.map((name) => ({ name, parts: name.split(',').map(wordsOf) }));
  for (const line of contactLines(lines)) {
    const words = new Set(wordsOf(line.text.replace(emailPattern, '')));
    const named = parted
      .filter(({ parts: [city = []] }) => city.length > 0 && city.every((word) => words.has(word)))
      .map(({ name, parts }) => ({
        name,
        city: parts[0] ?? [],
        score: parts.filter((part) => part.every((word) => words.has(word))).length,
      }))
      .toSorted((left, right) => right.score - left.score || right.city.length - left.city.length);
    const [best, next] = named;
    // two places of the same name, and nothing tells which
    if (!best || (next && next.score === best.score && next.city.join() === best.city.join())) continue;
    const first = best.city[0] ?? '';
    const from = Math.max(0, fold(line.text).indexOf(first));
    return { value: best.name, line, from: Math.min(from, line.text.length - 1), to: line.text.length };
  }
  const labelled = contactLines(lines).find(({ text }) => placeLabel.test(text));
  const from = labelled ? (placeLabel.exec(labelled.text)?.[0].length ?? 0) : 0;
  const value = labelled?.text.slice(from).trim();
  return labelled && value ? { value, line: labelled, from, to: labelled.text.length } : undefined;
}
