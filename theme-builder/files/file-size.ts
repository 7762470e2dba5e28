/** A size in bytes as people say it, as in `20 kB`. */
export const sizeIn = (locale: string, bytes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, bytes / 1024),
  );
