/** How many characters a password that is chosen has, as people count them: of its text in normal form (NFKC). */
export const passwordLength = { least: 8, most: 128 } as const;
