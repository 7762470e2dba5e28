/** Returns the letter of an offer: its "Offer" document, or its first where it has none (ruling 41). */
export function letterOf<Document extends { documentType: string }>({
  documents,
}: {
  documents: readonly Document[];
}): Document | undefined {
  return documents.find(isLetter) ?? documents[0];
}

/** Reports if a document is the offer letter; all others are enclosed. */
export function isLetter({ documentType }: { documentType: string }): boolean {
  return documentType === 'Offer';
}

/** Compares a typed name with the known one: without its ends and in one normal form, otherwise exactly (LETTER-06, ruling 49). */
export function isTheirName(typed: string, known: string): boolean {
  return plain(known) !== '' && plain(typed) === plain(known);
}

function plain(name: string): string {
  return name.normalize('NFC').trim();
}

/** Places a signature along the foot of the last page, where a letter has its margin. In points; ink is red, green and blue, from 0 to 1. */
export const stamp = { margin: 64, ink: [0.1, 0.2, 0.5] } as const;
