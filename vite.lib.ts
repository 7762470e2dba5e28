import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { sharedConfig } from './vite.shared.ts';

// a test runner's NODE_ENV would put React's development runtime into the packages
process.env['NODE_ENV'] = 'production';

// run in a package's folder: `vite build --config ../vite.lib.ts`
const root = process.cwd();
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const entries = Object.values(manifest.exports).filter((file) => file.endsWith('.ts'));

/** A module that takes hooks or contexts from React, or from those who bring hooks along. */
const clientOnly =
  /^import \{[^}]*\b(?:use(?:[A-Z]\w*)?|createContext)\b[^}]*\} from "(?:@[\w-]+\/)?react\b/m;

/** Says which modules are for client components, to frameworks that render others on the server only. */
const clientModules = (): Plugin => ({
  name: 'portico-client-modules',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset') continue;
      const isComponent = file.facadeModuleId?.endsWith('.tsx') ?? false;
      // on the line that is there already, so that source maps stay right
      if (isComponent || clientOnly.test(file.code)) file.code = `'use client'; ${file.code}`;
    }
  },
});

/**
 * One stylesheet a component. Vite extracts CSS from a library and drops the import of it: put it back, module by
 * module.
 */
const stylesheets = (): Plugin => ({
  name: 'portico-stylesheets',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset') continue;
      const imports = [...(file.viteMetadata?.importedCss ?? [])].map((css) => {
        const relative = path.posix.relative(path.posix.dirname(file.fileName), css);
        return `import '${relative.startsWith('.') ? relative : `./${relative}`}';`;
      });
      // on the line that is there already, so that source maps stay right
      if (imports.length > 0)
        file.code = `${imports.join(' ')} ${file.code.replace(/^(?:\/\* empty css\s*\*\/\s*)+/, '')}`;
    }
  },
});

export default defineConfig(() => {
  const shared = sharedConfig();
  return {
    ...shared,
    root,
    plugins: [...(shared.plugins ?? []), stylesheets(), clientModules()],
    build: {
      ...shared.build,
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      sourcemap: true,
      emptyOutDir: true,
      lib: { entry: entries.map((file) => path.join(root, file)), formats: ['es' as const] },
      rolldownOptions: {
        // every bare specifier stays an import: only this package's own files are built
        external: (id: string) => /^[@a-z]/i.test(id) && !id.startsWith('@fs'),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
          assetFileNames: ({ names: [name = '[name][extname]'] }: { names: string[] }) =>
            name.replace(/\.css\.ts\.vanilla\.css$/, '.css'),
        },
      },
    },
  };
});
