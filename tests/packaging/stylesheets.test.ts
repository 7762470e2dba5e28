import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { layerOrder } from '@portico/tokens/contract';
import { build as esbuild } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { painted } from '../../components/testing/painted.ts';
import { openChromium } from '../chromium.ts';
import { randomFrom, tries } from '../random.ts';

const installed = inject('installed');
const folder = path.join(installed, 'node_modules/@portico');
const sheets = globSync('**/*.css', { cwd: folder })
  .toSorted()
  .map((file) => ({ file, css: readFileSync(path.join(folder, file), 'utf8') }));

const samples = `
import { renderToStaticMarkup } from 'react-dom/server';
${readFileSync(path.join(import.meta.dirname, 'samples.tsx'), 'utf8')}
export const html = renderToStaticMarkup(<Samples />);
`;

/** What stands outside of all blocks. */
function topLevel(css: string) {
  let depth = 0;
  let outside = '';
  for (const character of css) {
    if (character === '}') depth -= 1;
    if (depth === 0 && character !== '}') outside += character;
    if (character === '{') depth += 1;
  }
  return outside;
}

describe('the stylesheets of the packages', () => {
  it('each open with the order of all layers', () => {
    const without = sheets.filter(({ css }) => !css.startsWith(layerOrder)).map(({ file }) => file);
    expect(sheets.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
  });

  it('put every rule into a layer', () => {
    const outside = sheets.flatMap(({ file, css }) =>
      [...topLevel(css).matchAll(/([^{};]+)\{/g)]
        .map(([, prelude = '']) => prelude.trim())
        // none of these three competes with a rule of somebody's own
        .filter((prelude) => !/^@(?:layer|keyframes|property) /.test(prelude))
        .map((prelude) => `${file}: ${prelude}`),
    );
    expect(outside).toEqual([]);
  });

  it('name no colour of their own', () => {
    const colors = sheets
      .filter(({ file }) => file.startsWith('components'))
      .flatMap(({ file, css }) =>
        // one that is computed from a token's is the theme's
        [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from )/gi)].map(
          ([color]) => `${file}: ${color}`,
        ),
      );
    expect(colors).toEqual([]);
  });
});

describe('the order in which stylesheets load', () => {
  let page: Page;
  let html: string;

  beforeAll(async () => {
    const { outputFiles } = await esbuild({
      stdin: { contents: samples, resolveDir: installed, loader: 'tsx' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      // React's server build reads Node's own modules in the CommonJS way
      banner: {
        js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
      },
      write: false,
      logLevel: 'error',
    });
    const module = path.join(installed, 'samples.mjs');
    writeFileSync(module, outputFiles[0]?.contents ?? '');
    const built = (await import(pathToFileURL(module).href)) as { html: string };
    html = built.html;
    const browser = await openChromium();
    // half-way through an animation no two pictures are alike
    page = await browser.newPage({ reducedMotion: 'reduce' });
  });
  afterAll(() => page.context().browser()?.close());

  /** How everything is painted, once the sheets have been loaded in this order. */
  const paint = async (ordered: typeof sheets) => {
    await page.setContent(
      `<!doctype html><html lang="en"><head>${ordered.map(({ css }) => `<style>${css}</style>`).join('')}</head><body>${html}</body></html>`,
    );
    return page.evaluate(painted, 'body');
  };

  it('THEME-01 changes nothing, however they are shuffled', async () => {
    const usual = await paint(sheets);
    expect(usual[0]).toContain('background-color:rgb');
    const random = randomFrom(100);
    const shuffled = () =>
      sheets
        .map((sheet) => ({ sheet, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ sheet }) => sheet);
    for (const order of Array.from({ length: tries(40) }, shuffled)) {
      const seen = await paint(order);
      const changed = usual.flatMap((styles, index) => (seen[index] === styles ? [] : [index]));
      expect(changed).toEqual([]);
    }
  });
});
