import { readFile } from 'node:fs/promises';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { benchCache, root } from './checkout.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
// isolated pages have the finest clock: 5 µs instead of 100
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

export type ServedPage = { origin: string; stop: () => void };

/**
 * Builds a page with React's production build, and serves it with a `#root`.
 * @param page.name of the folder that it is built into
 * @param page.config how it is built; by itself as the site is
 */
export async function serveBuilt({
  name,
  input,
  config = sharedConfig(),
}: {
  name: string;
  input: string;
  config?: UserConfig;
}): Promise<ServedPage> {
  const outDir = path.join(benchCache, name);
  rmSync(outDir, { recursive: true, force: true });
  await build(
    mergeConfig(config, {
      configFile: false,
      root,
      logLevel: 'error',
      build: {
        outDir,
        cssCodeSplit: false,
        rolldownOptions: {
          input,
          output: { entryFileNames: 'page.js', chunkFileNames: '[name].js', assetFileNames: 'page[extname]' },
        },
      },
    }),
  );
  const style = existsSync(path.join(outDir, 'page.css')) ? '<link rel="stylesheet" href="/page.css">' : '';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title><link rel="icon" href="data:,">${style}<script type="module" src="/page.js"></script><body><div id="root"></div></body></html>`;
  const server = createServer((request, response) => {
    const file = path.basename(request.url ?? '');
    const type = types[path.extname(file)];
    if (!type) {
      response.writeHead(200, { 'content-type': 'text/html', ...isolated }).end(html);
      return;
    }
    readFile(path.join(outDir, file)).then(
      (body) => response.writeHead(200, { 'content-type': type, ...isolated }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Builds and serves `pages/<name>.tsx`. */
export const servePage = (name: string): Promise<ServedPage> =>
  serveBuilt({ name, input: path.join(import.meta.dirname, 'pages', `${name}.tsx`) });
