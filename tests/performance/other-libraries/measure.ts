import type { Browser, Page } from 'playwright';
import { colorAt } from '../dragged-colors.ts';
import { freshPage } from '../fresh-page.ts';
import { cpuOf, mountOnce } from '../mount-once.ts';
import { median } from '../statistics.ts';
import { taskTime } from '../task-time.ts';
import type { ServerPage } from './build.ts';
import { kinds, type Kind } from './kind.ts';
import { Rounds } from '../rounds.ts';

declare global {
  interface Window {
    mountAndClear: (kind: Kind) => void;
    showPrimaryButtons: () => void;
    /** The ways in which a library's primary colour can be changed. */
    ways: readonly string[];
    /** Ends when the change is painted. */
    changeColor: (way: string, color: string) => Promise<void>;
    /** Ends when no transition is under way. */
    untilStill: () => Promise<void>;
  }
}

/**
 * Mounts each kind of each page in a fresh context, all in turn; milliseconds of CPU, the same for the second mount in
 * another such page, and elements.
 */
export async function measureMounts(
  browser: Browser,
  origins: ReadonlyMap<string, string>,
  rounds: number,
): Promise<{ cpu: Rounds; cpuAgain: Rounds; elements: Rounds }> {
  const cpu = new Rounds();
  const cpuAgain = new Rounds();
  const elements = new Rounds();
  // the first round compiles what the others find compiled
  for (let round = -1; round < rounds; round += 1)
    for (const kind of kinds)
      for (const [page, origin] of origins) {
        const mount = await mountOnce(browser, { origin, kind });
        const before = (own: Page) => own.evaluate((wanted) => window.mountAndClear(wanted), kind);
        const again = await mountOnce(browser, { origin, kind, before });
        if (round < 0) continue;
        cpu.add(`${page} ${kind}`, cpuOf(mount));
        cpuAgain.add(`${page} ${kind}`, cpuOf(again));
        elements.add(`${page} ${kind}`, mount.elements);
      }
  return { cpu, cpuAgain, elements };
}

const inFreshPage = freshPage('changeColor');

const changes = 8;
const warmUp = 3;

/**
 * Changes the primary colour of a thousand buttons in every way that a page has; milliseconds of the main thread, the
 * median of a page.
 */
export async function measureThemes(
  browser: Browser,
  origins: ReadonlyMap<string, string>,
  rounds: number,
): Promise<Rounds> {
  const times = new Rounds();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, origin] of origins) {
      // a way may leave variables behind that hide what the next one does
      const ways = await inFreshPage(browser, origin, (page) => page.evaluate(() => window.ways));
      for (const way of ways) {
        const samples = await inFreshPage(browser, origin, async (page) => {
          await page.evaluate(() => window.showPrimaryButtons());
          const taken: number[] = [];
          for (let index = 0; index < warmUp + changes; index += 1) {
            const change: [string, string] = [way, colorAt(index)];
            taken.push(
              await taskTime(page, () => page.evaluate((own) => window.changeColor(...own), change)),
            );
            await page.evaluate(() => window.untilStill());
          }
          return taken.slice(warmUp);
        });
        times.add(`${name}: ${way}`, median(samples));
      }
    }
  return times;
}

/** Renders a kind of each page to HTML, all in turn; milliseconds. */
export function measureServer(pages: ReadonlyMap<string, ServerPage>, kind: Kind, rounds: number): Rounds {
  const times = new Rounds();
  for (let round = -20; round < rounds; round += 1)
    for (const [page, { render }] of pages) {
      const begun = performance.now();
      if (!render(kind).includes('<')) throw new Error(`${page} rendered nothing`);
      if (round >= 0) times.add(page, performance.now() - begun);
    }
  return times;
}
