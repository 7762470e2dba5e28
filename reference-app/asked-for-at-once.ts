import type { Plugin, Rolldown } from 'vite';

type Files = Readonly<Record<string, Rolldown.OutputChunk>>;

/** The files that come with one, from those that it names itself to those that they name. */
const comingWith = (files: Files, name: string): ReadonlySet<string> => {
  const found = new Set(files[name]?.imports);
  for (const next of found) for (const further of files[next]?.imports ?? []) found.add(further);
  return found;
};

/**
 * Has what is loaded later name all files that it comes with, also those that only its own imports need: a browser then asks
 * for them in one go, not for one after the other. So no list has to tell what to fetch beside each page and each part, which
 * every visitor would load for all pages and parts there are, while most see one.
 */
export const askedForAtOnce = (): Plugin => ({
  name: 'asked-for-at-once',
  apply: 'build',
  enforce: 'post',
  // after files that held nothing but styles are gone
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files: Files = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find(({ isEntry }) => isEntry);
      const there = new Set(entry && [entry.fileName, ...comingWith(files, entry.fileName)]);
      for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
        const unnamed = comingWith(files, chunk.fileName).difference(new Set(chunk.imports));
        const names = [...unnamed.difference(there)].map((name) => `import"./${name.split('/').at(-1)}";`);
        // last, to be run in the order in which they were
        chunk.code += names.join('');
      }
    },
  },
});
