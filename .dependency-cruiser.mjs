// Imports go one way: between packages, and between the folders of a package, whose order stands in its README.
import { readdirSync, readFileSync } from 'node:fs';

/** Packages and the halves of the app, the lowest first, with what each may import. */
const parts = {
  tokens: [],
  core: [],
  components: ['tokens', 'core'],
  'theme-builder': ['tokens', 'core', 'components'],
  'reference-app/contract': ['tokens', 'core'],
  'reference-app/client': ['tokens', 'core', 'components', 'theme-builder', 'reference-app/contract'],
  // by types only: what pages are rendered with
  'reference-app/server': ['tokens', 'core', 'reference-app/contract'],
  'reference-app/employers': [
    'tokens',
    'core',
    'components',
    'reference-app/contract',
    'reference-app/server',
  ],
  'reference-app/importer': ['tokens', 'core', 'reference-app/contract', 'reference-app/server'],
};

const isOnlyTypes = { dependencyTypesNot: ['type-only'] };

const boundaries = Object.entries(parts).map(([part, below]) => ({
  name: `${part} imports only what is below it`,
  severity: 'error',
  // what puts the server together may import everything
  from: { path: `^${part}/`, pathNot: '^reference-app/server/[^/]+\\.ts$' },
  to: {
    path: `^(${Object.keys(parts).join('|')})/`,
    pathNot: `^(${[part, ...below].join('|')})/`,
    ...isOnlyTypes,
  },
}));

/**
 * Reads the order of a folder's folders: the numbered lines below "## <title>" in its README, the lowest first. Folders of one
 * line don't import each other.
 */
function orderIn(readme, title) {
  const [, section = ''] = readFileSync(readme, 'utf8').split(`## ${title}\n`);
  const lines = section.split('\n## ')[0].match(/^\d+\. .*$/gm) ?? [];
  return lines.map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

function folderRules(folder, levels, unordered = []) {
  const listed = new Set([...levels.flat(), ...unordered]);
  const missing = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !listed.has(entry.name),
  );
  if (missing.length > 0)
    throw new Error(
      `${folder} has folders without a place in its README's order: ${missing.map(({ name }) => name)}`,
    );
  return levels.flatMap((level, index) =>
    level.map((name) => ({
      name: `${folder}/${name} imports only from folders above it in the README`,
      severity: 'error',
      from: { path: `^${folder}/${name}/` },
      to: {
        // whatever is neither of a level before nor its own: a file of the folder itself, too
        path: `^${folder}/(${[
          ...level.filter((other) => other !== name).map((other) => `${other}/`),
          ...levels.slice(index + 1).flatMap((later) => later.map((other) => `${other}/`)),
          '[^/]+\\.tsx?$',
        ].join('|')})`,
        ...isOnlyTypes,
      },
    })),
  );
}

const notOrdered = ['node_modules', 'dist', 'testing'];

export default {
  forbidden: [
    ...boundaries,
    ...folderRules('tokens', orderIn('tokens/README.md', 'Order'), notOrdered),
    ...folderRules('core', orderIn('core/README.md', 'Order'), [...notOrdered, 'locales']),
    ...folderRules('core/forms', orderIn('core/README.md', 'Order of forms'), notOrdered),
    ...folderRules('components', orderIn('components/README.md', 'Order'), [...notOrdered, 'locales']),
    ...folderRules('theme-builder', orderIn('theme-builder/README.md', 'Order'), notOrdered),
    ...folderRules('reference-app/server', orderIn('reference-app/README.md', 'Order of the server')),
    ...folderRules('reference-app/client', orderIn('reference-app/README.md', 'Order of the client')),
    {
      name: 'no cycle of files',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: isOnlyTypes },
    },
  ],
  options: {
    // its own reader of TypeScript doesn't know TypeScript 7, and then reads nothing without a word
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '\\.test(\\.data)?\\.tsx?$|\\.stories\\.tsx$|/testing/|^(tokens|core|components|theme-builder|reference-app)/dist/',
    },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
