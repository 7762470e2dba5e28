import type { Browser, Page } from 'playwright';
import type { TokenPath } from '@portico/tokens';
import { atMost, type Benchmark } from './benchmark.ts';
import { openChromium } from '../chromium.ts';
import { servePage } from './built-page.ts';
import { colorAt } from './dragged-colors.ts';
import type { Edited } from './pages/theme-edit.tsx';
import { median, quantile, undisturbed } from './statistics.ts';

const warmUp = 40;
const edits = 250;
/** An edit for which the ratio has a budget, and the widest there is. */
const edited = {
  narrow: 'primary_buttons.background',
  middle: 'cards.background',
  wide: 'core_properties.brand',
} as const satisfies Record<string, TokenPath>;

const wholeOf = ({ script, style }: Edited) => script + style;
const ms = (samples: readonly number[]) => undisturbed(samples).toFixed(3);

/** The same page for every writer, each in a page of its own. */
async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    // what React calls after each commit, also in its production build
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (window.commits += 1),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'editBare' in window && 'shows' in window);
  return page;
}

async function drag(pages: { builder: Page; bare: Page }, path: TokenPath) {
  const samples: { builder: Edited; bare: Edited }[] = [];
  for (let index = 0; index < warmUp + edits; index += 1) {
    const edit: [TokenPath, string] = [path, colorAt(index)];
    const builder = await pages.builder.evaluate((own) => window.editAsBuilder(...own), edit);
    const bare = await pages.bare.evaluate((own) => window.editBare(...own), edit);
    if (index >= warmUp) samples.push({ builder, bare });
  }
  const last: [TokenPath, string] = [path, colorAt(warmUp + edits - 1)];
  for (const page of [pages.builder, pages.bare])
    if (!(await page.evaluate((own) => window.shows(...own), last)))
      throw new Error(`An edit of ${path} did not reach the page`);
  const over = (of: (edit: Edited) => number, statistic = undisturbed) =>
    statistic(samples.map(({ builder }) => of(builder))) / statistic(samples.map(({ bare }) => of(bare)));
  return {
    path,
    builder: samples.map(({ builder }) => builder),
    bare: samples.map(({ bare }) => bare),
    style: over(({ style }) => style),
    whole: over(wholeOf),
    wholeOfMedians: over(wholeOf, median),
  };
}

export const themeEdit: Benchmark = {
  name: 'theme-edit',
  title: 'One token edit on a page of 500 components, until style and layout are clean',
  run: async () => {
    const { origin, stop } = await servePage('theme-edit');
    const browser = await openChromium();
    try {
      const pages = { builder: await open(browser, origin), bare: await open(browser, origin) };
      const narrow = await drag(pages, edited.narrow);
      const middle = await drag(pages, edited.middle);
      const wide = await drag(pages, edited.wide);
      const commits = await pages.builder.evaluate(() => window.commits);
      return {
        details: [
          {
            caption: `The fastest quarter’s end of ${edits} edits each, builder and bare write in turn; ms`,
            rows: [narrow, middle, wide].map((run) => ({
              token: run.path,
              'builder: our script': ms(run.builder.map(({ script }) => script)),
              'builder: style, layout': ms(run.builder.map(({ style }) => style)),
              'bare: script': ms(run.bare.map(({ script }) => script)),
              'bare: style, layout': ms(run.bare.map(({ style }) => style)),
              'whole ratio': run.whole.toFixed(2),
              'builder p95, whole': quantile(run.builder.map(wholeOf), 0.95).toFixed(2),
            })),
          },
        ],
        verdicts: [
          ...[narrow, middle].map((run) =>
            atMost({
              what: `${run.path}, our script, style and layout over the cheapest bare write`,
              measured: run.whole,
              budget: 1.1,
              unit: ' ×',
              digits: 2,
              more: ` (style and layout alone ${run.style.toFixed(2)} ×; of medians ${run.wholeOfMedians.toFixed(2)} ×)`,
            }),
          ),
          {
            what: 'React commits in the page while its theme is edited',
            measured: String(commits),
            budget: '0',
            holds: commits === 0,
          },
        ],
        notes: [narrow, middle, wide].map(
          (run) =>
            `${run.path}: our own script takes ${ms(run.builder.map(({ script }) => script))} ms of an edit.`,
        ),
      };
    } finally {
      await browser.close();
      stop();
    }
  },
};
