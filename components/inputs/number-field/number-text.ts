/** Numbers as people write them in one language. */
export type NumberText = {
  /** @returns `null` for nothing, `NaN` for what is no number or has too many digits to be kept */
  parse: (text: string) => number | null;
  format: (value: number | null) => string;
};

const made = new Map<string, NumberText>();

/**
 * @param locale BCP 47, such as `de-CH`
 * @param fractionDigits how many digits are written after the decimal point at most
 */
export function numberText(locale: string, fractionDigits: number): NumberText {
  // the formatters inside take most of a millisecond, the first ones ten: made for the first number, not for empty fields
  const known = (): NumberText => {
    const key = `${locale} ${fractionDigits}`;
    const text = made.get(key) ?? makeNumberText(locale, fractionDigits);
    made.set(key, text);
    return text;
  };
  return {
    parse: (text) => (text.trim() === '' ? null : known().parse(text)),
    format: (value) => (value === null || Number.isNaN(value) ? '' : known().format(value)),
  };
}

function makeNumberText(locale: string, fractionDigits: number): NumberText {
  const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits });
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-12_345.6);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const group = sign('group').trim();
  const decimal = sign('decimal');
  const digit = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = new Map(Array.from({ length: 10 }, (_, value) => [digit.format(value), String(value)]));

  const parse = (text: string) => {
    // Japanese keyboards have digits and signs as wide as letters
    const narrow = text.replaceAll(/[\uFF0B-\uFF19]/g, (wide) =>
      String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0),
    );
    const latin = [...narrow.replaceAll(/[\s\u200E\u200F\u061C'’_]/g, '')]
      .map((character) => digits.get(character) ?? character)
      .join('')
      // the minus of typographers
      .replaceAll('\u2212', '-');
    if (latin === '') return null;
    const grouped = group !== '' && latin.includes(group);
    // “1,5” where commas group: nobody groups like that, but many write their decimals so
    const misplaced =
      grouped && !latin.includes(decimal) && latin.split(group).length === 2 && !/\d\D\d{3}$/.test(latin);
    const plain = misplaced ? latin.replace(group, '.') : latin.replaceAll(group, '').replace(decimal, '.');
    const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
    // beyond, digits would be others than those that were typed
    return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : Number.NaN;
  };
  return {
    parse,
    format: (value) => formatter.format(value ?? Number.NaN),
  };
}

/** Where steps lead from and to. */
export type Steps = { step: number; min?: number; max?: number };

/**
 * The number some steps away, on the grid of steps that begins at `min`, and within the limits.
 *
 * @param count how many steps; negative ones go down
 */
export function stepped(from: number, count: number, { step, min = -Infinity, max = Infinity }: Steps) {
  const origin = Number.isFinite(min) ? min : 0;
  const at = (from - origin) / step;
  // binary fractions: 0.3 is a little less than three steps of 0.1
  const near = Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : at;
  const line = count > 0 ? Math.floor(near) : Math.ceil(near);
  const next = Number((origin + (line + count) * step).toPrecision(12));
  return Math.min(Math.max(next, min), max);
}
