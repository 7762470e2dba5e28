import { openChromium } from '../chromium.ts';
import { ours } from './ahead.ts';
import type { Benchmark } from './benchmark.ts';
import { builtLibrary, bundle } from './built-library.ts';
import type { ServedPage } from './built-page.ts';
import { buildForServer, serveLibrary, type ServerPage } from './other-libraries/build.ts';
import { libraries, ownImports, type Imports } from './other-libraries/libraries.ts';
import { measureMounts, measureServer, measureThemes } from './other-libraries/measure.ts';
import { tablesOf } from './other-libraries/tables.ts';
import { bare, compare, type Weights } from './other-libraries/compare.ts';
import { packages } from './other-libraries/packages.ts';
import { verdictsOf } from './other-libraries/verdicts.ts';

/** How often each is measured, in turn with all others. */
const rounds = { mount: 11, theme: 6, server: 100 };

const weigh = async (app: string, imports: Imports): Promise<Weights> => ({
  button: await bundle(app, imports.button),
  everyday: await bundle(app, imports.everyday),
});

async function weighAll(installed: string): Promise<ReadonlyMap<string, Weights>> {
  const weights = new Map<string, Weights>();
  for (const { page, imports } of libraries)
    if (imports) weights.set(page, await weigh(page === ours ? installed : packages.appFolder, imports));
  return weights;
}

async function measureInBrowser(installed: string) {
  const served = new Map<string, ServedPage>();
  const browser = await openChromium();
  try {
    for (const { page } of libraries) served.set(page, await serveLibrary(page, installed));
    const origins = new Map([...served].map(([page, { origin }]) => [page, origin]));
    return {
      ...(await measureMounts(browser, origins, rounds.mount)),
      theme: await measureThemes(browser, origins, rounds.theme),
    };
  } finally {
    await browser.close();
    for (const { stop } of served.values()) stop();
  }
}

async function measureOnServer(installed: string) {
  const pages = new Map<string, ServerPage>();
  for (const { page } of libraries) pages.set(page, await buildForServer(page, installed));
  return measureServer(pages, 'Card', rounds.server);
}

export const otherLibraries: Benchmark = {
  name: 'other-libraries',
  title: 'Portico beside other component libraries',
  onlyWhenAsked: true,
  run: async () => {
    packages.install(['react']);
    const installed = builtLibrary();
    const weights = await weighAll(installed);
    const own = await weigh(installed, ownImports);
    const server = await measureOnServer(installed);
    const compared = compare({ weights, server, ...(await measureInBrowser(installed)) });
    return {
      details: tablesOf(compared, rounds),
      verdicts: verdictsOf(compared, own),
      notes: libraries.flatMap(({ name, page, lacks }) =>
        lacks && page !== bare ? [`${name} lacks ${lacks}.`] : [],
      ),
    };
  },
};
