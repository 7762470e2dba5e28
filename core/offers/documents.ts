/** What a document of an offer can be, as the server writes it (OFFERS-10). */
export const documentStatuses = ['Pending', 'Unsigned', 'Read Only', 'Signed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
