import { openChromium } from '../chromium.ts';
import { ours } from './ahead.ts';
import type { Benchmark } from './benchmark.ts';
import { builtLibrary, bundle } from './built-library.ts';
import type { ServedPage } from './built-page.ts';
import { serveEngine } from './form-engines/build.ts';
import { compare, type Weights } from './form-engines/compare.ts';
import { engines } from './form-engines/engines.ts';
import { counts, measureForms, type Count } from './form-engines/measure.ts';
import { packages, sharedPackages } from './form-engines/packages.ts';
import { renderedPerKey } from './form-engines/rendered-fields.ts';
import { tablesOf } from './form-engines/tables.ts';
import { verdictsOf } from './form-engines/verdicts.ts';

/** How often each is measured, in turn with all others. */
const rounds: Record<Count, number> = { 300: 7, 1000: 5 };

async function weighAll(installed: string): Promise<ReadonlyMap<string, Weights>> {
  const weights = new Map<string, Weights>();
  for (const { page, imports } of engines) {
    const app = page === ours ? installed : packages.appFolder;
    const { startJs: texts } = await bundle(app, imports.texts);
    const all = imports.all === imports.texts ? texts : (await bundle(app, imports.all)).startJs;
    weights.set(page, { texts, all });
  }
  return weights;
}

async function measureInBrowser(installed: string) {
  const served = new Map<string, ServedPage>();
  const browser = await openChromium();
  try {
    for (const { page } of engines) served.set(page, await serveEngine(page, installed));
    const origins = new Map([...served].map(([page, { origin }]) => [page, origin]));
    return {
      rendered: await renderedPerKey(browser, origins.get(ours) ?? ''),
      samples: await measureForms(browser, origins, rounds),
    };
  } finally {
    await browser.close();
    for (const { stop } of served.values()) stop();
  }
}

export const formEngines: Benchmark = {
  name: 'form-engines',
  title: 'Our forms beside other form engines',
  onlyWhenAsked: true,
  run: async () => {
    packages.install(sharedPackages);
    const installed = builtLibrary();
    const weights = await weighAll(installed);
    const { samples, rendered } = await measureInBrowser(installed);
    const compared = new Map(counts.map((count) => [count, compare(samples, weights, count)]));
    return {
      details: tablesOf(compared, rounds),
      verdicts: verdictsOf(compared, rendered),
      notes: engines.flatMap(({ note }) => note ?? []),
    };
  },
};
