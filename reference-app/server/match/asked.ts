/** Numbers that postings spell out, by language. */
const numbers: readonly (readonly string[])[] = [
  ['one', 'eine', 'einem', 'ein', 'un', 'una', 'سنة واحدة'],
  ['two', 'zwei', 'deux', 'dos', 'سنتين'],
  ['three', 'drei', 'trois', 'tres', 'ثلاث'],
  ['four', 'vier', 'quatre', 'cuatro', 'أربع'],
  ['five', 'fünf', 'cinq', 'cinco', 'خمس'],
  ['six', 'sechs', 'seis', 'ست'],
  ['seven', 'sieben', 'sept', 'siete', 'سبع'],
  ['eight', 'acht', 'huit', 'ocho', 'ثماني'],
  ['nine', 'neun', 'neuf', 'nueve', 'تسع'],
  ['ten', 'zehn', 'dix', 'diez', 'عشر'],
];
const byWord = new Map(numbers.flatMap((words, index) => words.map((word) => [word, index + 1])));

const years = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>\d{1,2}|${[...byWord.keys()].join('|')})\s*(?<more>\+)?(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,2})?\s*(?:\p{L}+\s+)?(?:years?|yrs?|jahre?n?|ans?|années?|años?|سنوات|سنة|سنين|أعوام)(?![\p{L}])`,
  'giu',
);
/** What makes years those that are asked for, rather than those of the company. */
const asks =
  /experience|erfahrung|expérience|experiencia|خبرة|or more|at least|minimum|mindestens|wenigstens|au moins|al menos|como mínimo|لا تقل|على الأقل/iu;
const mostYears = 25;

/**
 * The years of experience that a posting asks for: the first that stand in a sentence or list entry with a word for
 * experience or for "at least", or with a plus. null = it asks for none.
 *
 * @param description sanitised HTML
 */
export function askedYears(description: string): number | null {
  for (const sentence of sentencesOf(description))
    for (const { groups } of sentence.matchAll(years)) {
      const { count = '', more } = groups ?? {};
      const number = /^\d/.test(count) ? Number(count) : (byWord.get(count.toLowerCase()) ?? 0);
      if ((more !== undefined || asks.test(sentence)) && number > 0 && number <= mostYears) return number;
    }
  return null;
}

function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ')
    .split(/\n+|(?<=[.!?؟])\s+/u);
}
