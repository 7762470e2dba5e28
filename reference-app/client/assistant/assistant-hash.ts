/** What an address ends with that opens the assistant, on any page. */
export const assistantHash = '#assistant';
