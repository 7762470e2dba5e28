/** Why a file is not taken. */
export type Reason = 'kind' | 'size' | 'empty' | 'count' | 'known' | 'folder';
export type Refusal = { name: string; size: number; reason: Reason };

export type Limits = {
  accept?: string;
  maxBytes?: number;
  /** How many the field holds at most. */
  maxFiles: number;
};

/** Endings and MIME types of an `accept`, in small letters. */
const tokensOf = (accept: string | undefined): readonly string[] =>
  (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '');

/** Whether `accept` names a file's ending or kind; browsers do not check what is dropped or pasted. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  const tokens = tokensOf(accept);
  if (tokens.length === 0) return true;
  const kind = type.toLowerCase();
  return tokens.some((token) => {
    if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
    return token.endsWith('/*') ? kind.startsWith(token.slice(0, -1)) : kind === token;
  });
}

/** Tells files apart: browsers hand over another object for the same file each time. */
const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

const ids = new WeakMap<File, number>();
let lastId = 0;

/** A number for each object: the same file chosen again is another upload. */
export function idOf(file: File): number {
  const id = ids.get(file) ?? (lastId += 1);
  ids.set(file, id);
  return id;
}

/**
 * A file by the name that people see: characters that turn the direction of a text show `CV\u202Efdp.exe` as a PDF, and
 * others show nothing. Read, named and sent by this name everywhere.
 */
function withPlainName(file: File): File {
  const name = file.name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  if (name === file.name || name === '') return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Sorts what people bring into what a field takes, beside what it holds already, and what it refuses. */
export function sift(
  brought: readonly File[],
  held: readonly File[],
  { accept, maxBytes = Infinity, maxFiles }: Limits,
): { taken: readonly File[]; refused: readonly Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  const known = new Set(held.map(keyOf));
  const reasonFor = (file: File): Reason | undefined => {
    if (known.has(keyOf(file))) return 'known';
    if (!isAccepted(file, accept)) return 'kind';
    if (file.size > maxBytes) return 'size';
    if (file.size === 0) return 'empty';
    return held.length + taken.length >= maxFiles ? 'count' : undefined;
  };
  for (const file of brought.map(withPlainName)) {
    const reason = reasonFor(file);
    if (reason) refused.push({ name: file.name, size: file.size, reason });
    else {
      taken.push(file);
      known.add(keyOf(file));
    }
  }
  return { taken, refused };
}

const groups = ['image', 'audio', 'video'] as const;
export type Group = (typeof groups)[number];

/** What an `accept` allows, for people to read: `PDF`, and the groups of kinds that have a word of their own. */
export function kindsOf(accept: string | undefined): readonly { group?: Group; ending?: string }[] {
  const seen = new Set<string>();
  return tokensOf(accept).flatMap((token) => {
    const group = groups.find((each) => token === `${each}/*`);
    const ending = token.split(/[./]/).at(-1)?.toUpperCase() ?? '';
    // the long names of office formats say nothing to anybody, and their endings stand beside them
    if (seen.has(group ?? ending) || (!group && !/^[A-Z0-9]{1,5}$/.test(ending))) return [];
    seen.add(group ?? ending);
    return [group ? { group } : { ending }];
  });
}

/** A name and its ending, which has to stay in one piece. */
export function splitName(name: string): readonly [string, string] {
  const at = name.lastIndexOf('.');
  return at < 1 || name.length - at > 8 ? [name, ''] : [name.slice(0, at), name.slice(at)];
}
