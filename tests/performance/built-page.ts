import { readFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { benchCache, root } from './checkout.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
// isolated pages have the finest clock: 5 µs instead of 100
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Builds `pages/<name>.tsx` as the site is built, with React's production build, and serves it as a page with a `#root`. */
export const servePage = async (name: string): Promise<{ origin: string; stop: () => void }> => {
  const outDir = path.join(benchCache, name);
  rmSync(outDir, { recursive: true, force: true });
  const shared = sharedConfig();
  await build({
    ...shared,
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ...shared.build,
      outDir,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'pages', `${name}.tsx`),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script><body><div id="root"></div></body></html>';
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
};
