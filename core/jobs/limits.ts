/** Rows of one page of search results, always. */
export const pageSize = 10;
/** Characters (code points) of a search's words that count; what comes after them is left out, and told. */
export const longestQuery = 300;
/** How many jobs one application can be for. */
export const maximumPositions = 50;
