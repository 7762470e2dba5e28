/** Characters (code points) of a search's words that count; what comes after them is left out, and told. */
export const longestQuery = 300;
