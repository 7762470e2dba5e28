import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const warning = 'no theme reaches this page';

/** What an app gets that imports a module, by the mode that it is built for. */
async function bundled(module: string, mode: 'development' | 'production'): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as all from './${module}'; globalThis.used = all;`,
      resolveDir: path.join(import.meta.dirname, '..'),
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    minifySyntax: true,
    packages: 'external',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'no-styles-nor-texts',
        setup: ({ onResolve }) => {
          onResolve({ filter: /\.css\.ts$|\?messages$/ }, ({ path: found }) => ({
            path: found,
            external: true,
          }));
        },
      },
    ],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

it.each(['theme/link.ts', 'theme/theme-root.tsx', 'messages/locale.tsx', 'inputs/field/field.tsx'])(
  '%s warns in development, and has nothing of it in production',
  async (module) => {
    expect(await bundled(module, 'development')).toContain(warning);
    const production = await bundled(module, 'production');
    expect(production).not.toContain(warning);
    expect(production).not.toContain('warnWithoutTheme');
    expect(production).not.toContain('process.env');
  },
);
