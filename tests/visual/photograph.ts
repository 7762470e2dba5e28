import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright';

/** How each story is looked at; the globals are those of Storybook's toolbar. */
const modes = {
  light: { globals: 'scheme:light', forcedColors: 'none' },
  dark: { globals: 'scheme:dark', forcedColors: 'none' },
  rtl: { globals: 'direction:rtl;locale:ar', forcedColors: 'none' },
  forced: { globals: 'scheme:light', forcedColors: 'active' },
} as const;

/** Long after every date in the stories' data. */
const now = Date.UTC(2026, 5, 15, 12);
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function storiesOf(storybook: string): string[] {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return (
    Object.values(entries)
      // the pages of the theme's sections show other stories
      .filter(({ type, id }) => type === 'story' && !id.startsWith('theming-'))
      .map(({ id }) => id)
  );
}

/**
 * Photographs each story of a built Storybook in each mode, always at the same time, in the same place and without
 * motion: `<story>.<mode>.png`.
 *
 * @param only a word that the story's id has to contain
 */
export async function photograph(
  browser: Browser,
  storybook: string,
  into: string,
  only = '',
): Promise<void> {
  mkdirSync(into, { recursive: true });
  const { origin, stop } = await serve(storybook);
  const wanted = storiesOf(storybook)
    .filter((id) => id.includes(only))
    .flatMap((id) => Object.entries(modes).map(([mode, how]) => ({ id, mode, ...how })))
    .filter(({ id, mode }) => !existsSync(path.join(into, `${id}.${mode}.png`)));
  const takeNext = async (): Promise<void> => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const { id, mode, globals, forcedColors } = next;
      const page = await browser.newPage({
        viewport: { width: 1024, height: 768 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        colorScheme: 'light',
        forcedColors,
      });
      await page.clock.setFixedTime(now);
      await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(globals)}`);
      await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay', { state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      writeFileSync(path.join(into, `${id}.${mode}.png`), picture);
      await page.close();
    }
  };
  await Promise.all([takeNext(), takeNext(), takeNext()]);
  stop();
}
