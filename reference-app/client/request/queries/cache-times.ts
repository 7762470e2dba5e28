/** For how long answers count as fresh, in ms: of the times that HTTP-06 names those that are in use. */
export const minute2 = 120_000;
export const minute5 = 300_000;
export const day1 = 86_400_000;
