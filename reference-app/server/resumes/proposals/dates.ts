/** `YYYY-MM`; null where the text tells none. */
export type FoundSpan = {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  /** In the line. */
  from: number;
  to: number;
};

/** Months as resumes spell them, January first. */
const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'jänner', 'janvier', 'janv', 'enero', 'ene', 'يناير', 'كانون الثاني'],
  ['february', 'feb', 'februar', 'février', 'fevrier', 'févr', 'fév', 'febrero', 'فبراير', 'شباط'],
  ['march', 'mar', 'märz', 'maerz', 'mär', 'mars', 'marzo', 'مارس', 'آذار'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'أبريل', 'ابريل', 'نيسان'],
  ['may', 'mai', 'mayo', 'مايو', 'أيار'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'يونيو', 'حزيران'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'يوليو', 'تموز'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago', 'أغسطس', 'اغسطس', 'آب'],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'سبتمبر', 'أيلول'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'أكتوبر', 'اكتوبر', 'تشرين الأول'],
  ['november', 'nov', 'novembre', 'noviembre', 'نوفمبر', 'تشرين الثاني'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'déc',
    'diciembre',
    'dic',
    'ديسمبر',
    'كانون الأول',
  ],
];
const monthByName = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1])));

const longestFirst = (names: Iterable<string>) =>
  [...names].toSorted((left, right) => right.length - left.length).join('|');
const year = String.raw`(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)`;
const date = new RegExp(
  [
    String.raw`(?<![\p{L}])(?<name>${longestFirst(monthByName.keys())})\.?,?\s+(?:de\s+)?(?<ofName>${year})`,
    String.raw`(?:(?<!\d)[0-3]?\d[./])?(?<!\d)(?<month>0?[1-9]|1[0-2])\s?[/.]\s?(?<ofMonth>${year})`,
    String.raw`(?<ofIso>${year})[-/.](?<iso>0[1-9]|1[0-2])(?![\d])`,
    String.raw`(?<only>${year})`,
    String.raw`(?<![\p{L}])(?<present>${longestFirst([
      'present',
      'current',
      'now',
      'today',
      'to date',
      'ongoing',
      'heute',
      'jetzt',
      'aktuell',
      'laufend',
      'présent',
      "aujourd'hui",
      'aujourd’hui',
      'actuel',
      'en cours',
      'ce jour',
      'actualidad',
      'la actualidad',
      'actualmente',
      'presente',
      'الآن',
      'الان',
      'حتى الآن',
      'حتى الان',
      'الحاضر',
      'الوقت الحالي',
    ])})(?![\p{L}])`,
  ].join('|'),
  'giu',
);
const between = /^\s*(?:[-–—−~]|to|until|till|bis|à|au|a|al|hasta|إلى|الى|حتى)\s*$/iu;
const since = /(?<![\p{L}])(?:since|from|seit|ab|depuis|desde|منذ)\s+(?:le\s+|el\s+)?$/iu;

type Token = { month: string | null; hasMonth: boolean; isPresent: boolean; from: number; to: number };

/** The spans of time in a line. What is only a year began in January, and ended in December. */
export function spansIn(line: string): FoundSpan[] {
  const text = inLatinDigits(line);
  const tokens = [...text.matchAll(date)].map(tokenOf);
  const spans: FoundSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index];
    const second = tokens[index + 1];
    if (!first || first.isPresent) continue;
    if (second && between.test(text.slice(first.to, second.from))) {
      spans.push({
        startDate: first.month,
        endDate: second.isPresent ? null : endOf(second),
        isCurrent: second.isPresent,
        from: beginning(text, first.from),
        to: second.to,
      });
      index += 1;
    } else if (since.test(rightBefore(text, first.from)))
      spans.push({
        startDate: first.month,
        endDate: null,
        isCurrent: true,
        from: beginning(text, first.from),
        to: first.to,
      });
    else
      spans.push({
        startDate: null,
        endDate: endOf(first),
        isCurrent: false,
        from: first.from,
        to: first.to,
      });
  }
  return spans;
}

/** Where a span begins with its preposition. */
function beginning(text: string, from: number): number {
  const [preposition = ''] =
    /(?:(?<![\p{L}])(?:since|from|seit|von|ab|depuis|de|du|desde|منذ|من)\s+(?:le\s+|el\s+)?)$/iu.exec(
      rightBefore(text, from),
    ) ?? [];
  return from - preposition.length;
}

/** What can hold a preposition and its article: a line may have thousands of years. */
function rightBefore(text: string, from: number): string {
  return text.slice(Math.max(0, from - 20), from);
}

function tokenOf(match: RegExpExecArray): Token {
  const { name, ofName, month, ofMonth, ofIso, iso, only, present } = match.groups ?? {};
  const from = match.index;
  const to = from + match[0].length;
  if (present !== undefined) return { month: null, hasMonth: false, isPresent: true, from, to };
  const number = name === undefined ? Number(month ?? iso) : monthByName.get(name.toLowerCase());
  const hasMonth = only === undefined;
  const told = `${ofName ?? ofMonth ?? ofIso ?? only ?? ''}-${String(hasMonth ? number : 1).padStart(2, '0')}`;
  return { month: told, hasMonth, isPresent: false, from, to };
}

function endOf({ month, hasMonth }: Token): string | null {
  return month === null || hasMonth ? month : `${month.slice(0, 4)}-12`;
}

/** Digits of the Arabic script as those of the Latin one; as many characters as before. */
function inLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
