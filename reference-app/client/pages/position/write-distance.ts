const inMiles = new Set(['US', 'GB', 'LR', 'MM']);
const kilometresInMile = 1.609_344;

/** Kilometres in the unit that readers of a language measure ways in. */
export function writeDistance(kilometres: number, locale: string): string {
  const isMiles = inMiles.has(new Intl.Locale(locale).region ?? '');
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(isMiles ? kilometres / kilometresInMile : kilometres);
}
