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

/** A number of years; `age` = it is how old somebody is. */
const years = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>\d{1,2}|${[...byWord.keys()].join('|')})\s*(?<more>\+)?(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,2})?\s*(?:\p{L}+\s+)?(?:years?|yrs?|jahre?n?|ans?|années?|años?|سنوات|سنة|سنين|أعوام)(?![\p{L}])(?<age>[\s-]*(?:old|of age|or older|and older|alt|(?:oder|und) älter|d['’]âge|révolus|de edad|cumplidos|من العمر)(?![\p{L}]))?`,
  'giu',
);
/** What comes before an age. */
const ageBefore =
  /(?<![\p{L}])(?:age|aged|mindestalter|alter|âge|âgée?s?|edad|mayor(?:es)? de|العمر|عمر\p{L}*)(?![\p{L}])/iu;
const experience = /experience|erfahrung|expérience|experiencia|خبرة/iu;
const atLeast =
  /or more|at least|minimum|mindestens|wenigstens|au moins|al menos|como mínimo|لا تقل|على الأقل/iu;

/** Whose years are told, where it stands before them: the company's own, … */
const ofCompany = wordsOf([
  String.raw`we|we['’]\p{L}+|our (?:\p{L}+ ){1,3}(?:has|have|is|are|brings?)`,
  'the (?:company|firm|business|group)|our (?:company|firm|business|group|team)',
  String.raw`wir|unser\p{L}* (?:unternehmen|firma|betrieb|haus|team)|das unternehmen`,
  String.raw`nous|notre (?:entreprise|société|groupe|équipe)|l['’]entreprise`,
  'nosotros|tenemos|llevamos|contamos con|nuestra (?:empresa|compañía)|nuestro (?:grupo|equipo)|la empresa',
  'نحن|لدينا|شركتنا|الشركة',
]);
/** … or wherever it stands, … */
const asCompany = wordsOf([
  String.raw`in business|as an employer|als arbeitgeber\p{L}*|en tant qu['’]employeur|como empleador`,
]);
/** … unless they tell what they want of others. */
const ofOthers = wordsOf([
  'you|your|candidates?|applicants?|require|expect|ask|look|looking|need|want|seek|seeking|would like|prefer|value',
  String.raw`sie|du|ihre?|deine?|suchen|erwarten|brauchen|wünschen|verlangen|setzen|fordern|bewerber\p{L}*`,
  'vous|votre|recherchons|cherchons|demandons|exigeons|attendons|souhaitons',
  'usted|tú|tienes|tu|su|buscamos|pedimos|requerimos|exigimos|necesitamos|esperamos',
  'نبحث|نطلب|نحتاج|لديك',
]);

const mostYears = 25;
/** At 16 the ages begin from which people may do a job: so many years or more, of nothing in particular, may be these. */
const mostUnnamed = 15;

/**
 * The years of experience that a posting asks for: the first that stand in a sentence with a word for experience, or in a
 * list entry with "at least" or a plus. How old somebody is, and what the company tells of itself, is none. null = it asks
 * for none.
 *
 * @param description sanitised HTML
 */
export function askedYears(description: string): number | null {
  for (const { text, isEntry } of sentencesOf(description)) {
    const isOfOthers = ofOthers.test(text);
    const isNamed = experience.test(text);
    let before = 0;
    for (const match of text.matchAll(years)) {
      const { count = '', more, age } = match.groups ?? {};
      const isAge = age !== undefined || ageBefore.test(text.slice(before, match.index));
      before = match.index + match[0].length;
      const number = /^\d/.test(count) ? Number(count) : (byWord.get(count.toLowerCase()) ?? 0);
      const isAsked =
        isNamed || (isEntry && number <= mostUnnamed && (more !== undefined || atLeast.test(text)));
      const isOfCompany = asCompany.test(text) || ofCompany.test(text.slice(0, match.index));
      if (isOfCompany && !isOfOthers) continue;
      if (isAsked && !isAge && number > 0 && number <= mostYears) return number;
    }
  }
  return null;
}

type Sentence = { text: string; isEntry: boolean };

const bullet = '•';
const inline = /<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

function sentencesOf(html: string): Sentence[] {
  return (
    html
      .replaceAll(inline, '')
      .replaceAll(/<li(?:\s[^>]*)?>/gi, `\n${bullet}`)
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll('&nbsp;', ' ')
      // a paragraph in an entry is the entry
      .replaceAll(/•\s+/g, bullet)
      .split('\n')
      .flatMap((line) =>
        line.split(/(?<=[.!?؟])\s+/u).map((text) => ({ text, isEntry: line.trimStart().startsWith(bullet) })),
      )
  );
}

/** Matches one of some alternatives as whole words. */
function wordsOf(alternatives: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}])(?:${alternatives.join('|')})(?![\p{L}])`, 'iu');
}
