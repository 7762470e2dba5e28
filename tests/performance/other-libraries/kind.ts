/** What is mounted and rendered of each library, in the words of `pages/kinds.tsx`. */
export const kinds = ['Button', 'Card', 'TextField'] as const;
export type Kind = (typeof kinds)[number];
