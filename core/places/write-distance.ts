/** Where distances are told in miles. */
const inMiles = new Set(['US', 'GB', 'LR', 'MM']);
const kilometresInMile = 1.609344;
/** Of the locale's unit. */
const choices = [5, 10, 25, 50, 100, 250];

function unitOf(locale: string) {
  const { region } = new Intl.Locale(locale).maximize();
  return region !== undefined && inMiles.has(region)
    ? ({ unit: 'mile', kilometres: kilometresInMile } as const)
    : ({ unit: 'kilometer', kilometres: 1 } as const);
}

/** A distance in the reader's unit: “25 miles”. Calls and addresses have kilometres (ruling 3). */
export function writeDistance(kilometres: number, locale: string): string {
  const unit = unitOf(locale);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit.unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(kilometres / unit.kilometres);
}

/** What can be chosen, in kilometres, with the one that is chosen already. */
export function distancesFor(locale: string, chosen: string | undefined): readonly string[] {
  const { kilometres } = unitOf(locale);
  const offered = choices.map((distance) => String(Number((distance * kilometres).toFixed(1))));
  return chosen === undefined || offered.includes(chosen)
    ? offered
    : [...offered, chosen].toSorted((one, other) => Number(one) - Number(other));
}
