import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright';
import { build, loadConfigFromFile, mergeConfig, type PluginOption, type Rolldown } from 'vite';
import { demoEmployers } from '../../reference-app/employers/index.ts';
import { atMost, type Benchmark, type Verdict } from './benchmark.ts';
import { openChromium } from '../chromium.ts';
import { root } from './checkout.ts';
import { firstJob, logIn, startSite } from './site.ts';

type Kind = 'html' | 'js' | 'css';
/** Compressed bytes by address. */
type Loaded = Record<Kind, Map<string, number>>;

const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const total = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);
function kindOf(response: Response): Kind | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'js';
  if (type.includes('text/css')) return 'css';
  return type.includes('text/html') ? 'html' : undefined;
}
const fileOf = (address: string) => path.posix.basename(new URL(address).pathname);

/** Records what a page loads from now on, whoever asks for it: tags, preloads, imports. */
function record(page: Page) {
  const loaded: Loaded = { html: new Map(), js: new Map(), css: new Map() };
  const bodies: Promise<void>[] = [];
  const keepBody = (response: Response) => {
    const kind = kindOf(response);
    if (kind === undefined || response.status() >= 300) return;
    const keep = async () => {
      const body = await response.body();
      loaded[kind].set(kind === 'html' ? response.url() : fileOf(response.url()), gzipped(body));
    };
    bodies.push(keep());
  };
  page.on('response', keepBody);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', keepBody);
    await Promise.all(bodies);
    return loaded;
  };
}

async function visit(context: BrowserContext, address: string): Promise<Loaded> {
  const page = await context.newPage();
  const finish = record(page);
  await page.goto(address, { waitUntil: 'load' });
  const loaded = await finish();
  await page.close();
  return loaded;
}

type Route = {
  name: string;
  budget?: number;
  address: (job: string) => string;
  /** Whether a candidate is logged in; at employers where one can be. */
  isCandidate?: true;
};
const routes: readonly Route[] = [
  { name: 'search', budget: 150, address: () => '/careers' },
  { name: 'job', budget: 150, address: (job) => job },
  { name: 'offers', budget: 150, address: () => '/careers/offers', isCandidate: true },
  { name: 'dashboard', address: () => '/careers/dashboard', isCandidate: true },
  { name: 'login', address: () => '/careers/login' },
  { name: 'protected (profile)', address: () => '/careers/profile' },
];

/** Of a candidate who has logged in with another browser. */
async function cookiesOf(browser: Browser, account: { origin: string; domain: string; email: string }) {
  const context = await browser.newContext();
  await logIn(await context.newPage(), account);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Each page in a browser that has nothing cached. */
async function measureRoutes(browser: Browser, origin: string) {
  const measured: { route: Route; domain: string; locale: string; loaded: Loaded }[] = [];
  for (const { domain, config, accounts } of demoEmployers) {
    const job = await firstJob(origin, domain);
    for (const locale of config.supportedLanguages ?? ['en-US']) {
      for (const route of routes) {
        const email = route.isCandidate && accounts.find(({ offers = [] }) => offers.length > 0)?.email;
        if (route.isCandidate && email === undefined) continue;
        const context = await browser.newContext();
        if (email) await context.addCookies(await cookiesOf(browser, { origin, domain, email }));
        const address = new URL(route.address(job), origin);
        address.searchParams.set('domain', domain);
        address.searchParams.set('hl', locale);
        measured.push({ route, domain, locale, loaded: await visit(context, address.href) });
        await context.close();
      }
    }
  }
  return measured;
}

/** What opening the theme builder adds to a page that is already there. */
async function measureBuilder(browser: Browser, origin: string): Promise<Loaded> {
  const domain = 'meridian.example';
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, { origin, domain, email: `brand@${domain}` });
  await page.goto(`${origin}/careers?domain=${domain}`, { waitUntil: 'networkidle' });
  const finish = record(page);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await page.locator('[data-portico-panel] aside').waitFor();
  const loaded = await finish();
  await context.close();
  return loaded;
}

/** All files that a candidate's browser asks for, from logging in to every page. */
async function filesOfCandidate(browser: Browser, origin: string): Promise<readonly string[]> {
  const domain = 'meridian.example';
  const job = await firstJob(origin, domain);
  const context = await browser.newContext();
  const page = await context.newPage();
  // names only: what a page has loaded can no longer be read once logging in has led away from it
  const files = new Set<string>();
  page.on('response', (response) => {
    const kind = kindOf(response);
    if (kind === 'js' || kind === 'css') files.add(fileOf(response.url()));
  });
  await logIn(page, { origin, domain, email: `candidate@${domain}` });
  for (const { address } of routes) {
    const url = new URL(address(job), origin);
    url.searchParams.set('domain', domain);
    await page.goto(url.href, { waitUntil: 'networkidle' });
  }
  await context.close();
  return [...files];
}

/** Bytes of the theme builder in each file of the build, before minification. */
async function builderBytesByFile(): Promise<Map<string, number>> {
  const folder = path.join(root, 'reference-app');
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path.join(folder, 'vite.config.ts'),
    folder,
  );
  if (!loaded) throw new Error('reference-app/vite.config.ts is not found');
  const flat = async (plugins: PluginOption): Promise<PluginOption[]> => {
    const plugin = await plugins;
    return Array.isArray(plugin) ? (await Promise.all(plugin.map(flat))).flat() : [plugin];
  };
  // compresses the files of the build that is being served: not for one that is only looked at
  const plugins = (await flat(loaded.config.plugins)).filter(
    (plugin) => !(plugin && 'name' in plugin && plugin.name === 'compress-assets'),
  );
  const { output } = (await build(
    mergeConfig(
      { ...loaded.config, plugins },
      { configFile: false, logLevel: 'error', build: { write: false } },
    ),
  )) as Rolldown.RolldownOutput;
  const bytes = new Map<string, number>();
  const nameOf = (fileName: string) => path.posix.basename(fileName);
  const isChunk = (file: (typeof output)[number]): file is Rolldown.OutputChunk => file.type === 'chunk';
  const chunks = output.filter(isChunk);
  for (const { fileName, modules } of chunks) {
    const own = Object.entries(modules).filter(([id]) => id.includes('/theme-builder/'));
    bytes.set(
      nameOf(fileName),
      own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    );
  }
  // a stylesheet tells nothing of its modules: it is the builder's when only scripts of the builder ask for it
  for (const file of output) {
    if (file.type !== 'asset') continue;
    const askers = chunks.filter(({ viteMetadata }) => viteMetadata?.importedCss.has(file.fileName));
    const isOwn = askers.length > 0 && askers.every(({ fileName }) => (bytes.get(nameOf(fileName)) ?? 0) > 0);
    bytes.set(nameOf(file.fileName), isOwn ? file.source.length : 0);
  }
  return bytes;
}

async function candidateVerdict(asked: ReadonlySet<string>, opened: ReadonlySet<string>): Promise<Verdict> {
  const ofBuilder = await builderBytesByFile();
  const found = [...opened].filter((file) => (ofBuilder.get(file) ?? 0) > 0);
  for (const extension of ['.js', '.css'])
    if (!found.some((file) => file.endsWith(extension)))
      throw new Error(
        `No ${extension} of the theme builder is known by its modules, so that this proves nothing`,
      );
  const unknown = [...asked].filter((file) => !ofBuilder.has(file));
  if (unknown.length > 0)
    throw new Error(`The served build is not of these sources: ${unknown.join(', ')} are not in it`);
  const bytes = [...asked].reduce((sum, file) => sum + (ofBuilder.get(file) ?? 0), 0);
  return {
    what: `theme builder in the ${asked.size} files that visitors and candidates load`,
    measured: `${bytes} bytes`,
    budget: '0 bytes',
    holds: bytes === 0,
  };
}

export const bytesPerRoute: Benchmark = {
  name: 'bytes-per-route',
  title: 'What a first visit loads (gzip -9)',
  run: async () => {
    const site = await startSite();
    const browser = await openChromium();
    try {
      const measured = await measureRoutes(browser, site.origin);
      const builder = await measureBuilder(browser, site.origin);
      const asked = new Set([
        ...measured.flatMap(({ loaded: { js, css } }) => [...js.keys(), ...css.keys()]),
        ...(await filesOfCandidate(browser, site.origin)),
      ]);
      const largest = (name: string) =>
        Math.max(
          ...measured.filter(({ route }) => route.name === name).map(({ loaded }) => total(loaded.js) / 1000),
        );
      return {
        details: [
          {
            caption: 'kB, each page in a browser that has nothing cached',
            rows: measured.map(({ route, domain, locale, loaded: { html, js, css } }) => ({
              page: route.name,
              employer: domain.replace('.example', ''),
              locale,
              JS: kilobytes(total(js)),
              CSS: kilobytes(total(css)),
              HTML: kilobytes(total(html)),
              'JS files': js.size,
            })),
          },
          {
            caption: 'What opening the theme builder adds',
            rows: [...builder.js, ...builder.css].map(([file, size]) => ({ file, kB: kilobytes(size) })),
          },
        ],
        verdicts: [
          ...routes.flatMap(({ name, budget }) =>
            budget === undefined
              ? []
              : [
                  atMost({
                    what: `${name} page, all JS, largest of all employers and languages`,
                    measured: largest(name),
                    budget,
                    unit: ' kB',
                  }),
                ],
          ),
          atMost({
            what: 'theme builder, JS that opening it adds',
            measured: total(builder.js) / 1000,
            budget: 100,
            unit: ' kB',
          }),
          await candidateVerdict(asked, new Set([...builder.js.keys(), ...builder.css.keys()])),
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
