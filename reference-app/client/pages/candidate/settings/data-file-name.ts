/** What a candidate's data is saved as: of which employer, and of which day (ISO 8601). */
export const dataFileName = (domain: string, exportedAt: string): string =>
  `my-data-${domain.replaceAll(/[^\w.-]+/g, '-')}-${exportedAt.slice(0, 10)}.json`;
