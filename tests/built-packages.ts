import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const root = path.join(import.meta.dirname, '..');

/**
 * Builds and packs the libraries as they are published into a folder that has them installed, and nothing else of ours.
 * Not in `dist`, so that nobody meets somebody else's half-finished build.
 */
export function installBuilt(folder: string): void {
  execFileSync(
    process.execPath,
    [path.join(root, 'scripts/build-packages.mjs'), path.join(folder, 'node_modules/@portico')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** An app's script and style as Vite builds them from one file, in a folder that has the packages; without React. */
export async function bundleWithVite(
  folder: string,
  file: string,
): Promise<{ chunks: readonly Rolldown.OutputChunk[]; js: string; css: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: file, external: /^(?:react|react-dom)(?:\/|$)/ },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const styles = output
    .filter((part) => part.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    chunks,
    js: chunks.map(({ code }) => code).join(''),
    css: styles.map(({ source }) => String(source)).join(''),
  };
}
