import path from 'node:path';
import type { Metafile } from 'esbuild';

/** The files of a build that an entry loads before anything runs: itself and what it imports, not what comes late. */
export function loadedAtOnce({ outputs }: Metafile, main: string): ReadonlySet<string> {
  const known = new Map(Object.entries(outputs).map(([name, output]) => [path.resolve(name), output]));
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path: imported, kind } of known.get(name)?.imports ?? [])
      if (kind === 'import-statement') follow(path.resolve(imported));
  };
  follow(path.resolve(main));
  return found;
}
