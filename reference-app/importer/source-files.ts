import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { UnusableInput } from './unusable-input.ts';

export type SourceFile = {
  path: string;
  /** How messages call it; empty when it is the only one, since the operator has just typed its name. */
  label: string;
  bytes: number;
  /** Milliseconds since 1970. */
  modifiedAt: number;
};

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * The named file, or every file of the named folder that ends in one of `extensions`, by name (`page-2` before
 * `page-10`).
 * @throws UnusableInput when there is nothing to read
 */
export async function listSourceFiles(target: string, extensions: readonly string[]): Promise<SourceFile[]> {
  const found = await stat(target).catch((error: unknown) => {
    throw new UnusableInput(`${target} cannot be read: there is no such file or folder.`, { cause: error });
  });
  if (found.isFile()) return [{ path: target, label: '', bytes: found.size, modifiedAt: found.mtimeMs }];
  if (!found.isDirectory()) throw new UnusableInput(`${target} is neither a file nor a folder.`);

  const names = (await readdir(target)).filter(
    (name) => !name.startsWith('.') && extensions.includes(path.extname(name).toLowerCase()),
  );
  if (names.length === 0) throw new UnusableInput(`${target} holds no ${listed.format(extensions)} file.`);
  names.sort(new Intl.Collator('en', { numeric: true }).compare);
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(target, name);
      const { size, mtimeMs } = await stat(file).catch((error: unknown) => {
        throw new UnusableInput(`${file} cannot be read: it leads to nothing that is there.`, {
          cause: error,
        });
      });
      return { path: file, label: name, bytes: size, modifiedAt: mtimeMs };
    }),
  );
}

/** A field of a file: `data.positions[3].name`. */
export type Place = {
  file: SourceFile;
  /** Empty where a whole line is meant. */
  field: string;
  /** Counted from 1; undefined until it is looked up. */
  line?: number | undefined;
};

/** `page-2.json, line 14: data.positions[3].name`; the file's name only where there are several. */
export function describePlace({ file, field, line }: Place): string {
  const where = [file.label, line === undefined ? '' : `line ${line}`]
    .filter((part) => part !== '')
    .join(', ');
  return [where, field].filter((part) => part !== '').join(': ');
}

export const nameOf = (file: SourceFile): string => file.label || path.basename(file.path);
