const plain = (name: string) => name.normalize('NFC').trim();

/** Whether a typed name is the known one: without its ends and in one normal form, otherwise exactly (LETTER-06, ruling 49). */
export const isTheirName = (typed: string, known: string): boolean =>
  plain(known) !== '' && plain(typed) === plain(known);
