import type { Browser, Page } from 'playwright';
import { freshPage } from '../fresh-page.ts';
import { Rounds } from '../rounds.ts';
import { mean } from '../statistics.ts';
import { taskTime, untilShown } from '../task-time.ts';

declare global {
  interface Window {
    mountForm: (count: number) => Promise<void>;
    countElements: () => number;
    countErrors: () => number;
    /** Answers whether the field has the focus now. */
    focusField: (name: string) => boolean;
    valueOf: (name: string) => string | undefined;
    /** Tries to send the form. */
    submitForm: () => void;
  }
}

/** How many fields a form has. */
export const counts = [300, 1000] as const;
export type Count = (typeof counts)[number];

/** Texts in the middle, the first of them a required one, and each before a field of another kind. */
const textFields: Record<Count, readonly [string, ...string[]]> = {
  300: ['field150', 'field152', 'field154', 'field156', 'field158'],
  1000: ['field510', 'field512', 'field514', 'field516', 'field518'],
};
export const middleOf = (count: Count): string => textFields[count][0];
const letters = 'abcdefghijklmnopqrst';
/** As a quick typist: what an engine defers by less than this is done for each key. */
const betweenKeys = 40;
/** What engines defer, to validate or to announce, is done by then. */
const pause = 300;

/** Chromium notes what all fields of a page hold a second after one has changed: no part of leaving a field. */
const untilKept = 1500;

async function settled(page: Page) {
  await page.waitForTimeout(pause);
  await untilShown(page);
}

/** A fresh page of an engine, with nothing in it. */
export const inFreshPage = freshPage('mountForm');

/** From a timer: script that DevTools evaluates is not counted as the page's. */
export async function mount(page: Page, count: Count): Promise<void> {
  await page.evaluate(async (wanted) => {
    await new Promise((done) => setTimeout(done));
    await window.mountForm(wanted);
  }, count);
  await settled(page);
}

export async function focusField(page: Page, field: string): Promise<void> {
  await page.waitForFunction((name) => window.focusField(name), field);
  await settled(page);
}

/** An engine that writes its own state into a field while letters are still coming takes some of them away. */
class LostLetters extends Error {}

export async function typeLetters(page: Page, field: string): Promise<void> {
  await page.keyboard.type(letters, { delay: betweenKeys });
  await settled(page);
  const typed = await page.evaluate((name) => window.valueOf(name), field);
  if (typed !== letters) throw new LostLetters(`${page.url()}: the field holds ${typed}`);
}
export const keys = letters.length;

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** Milliseconds of the main thread until all is painted, heap in MB, counts; of keys and fields the mean. */
export type Sample = {
  mount: number;
  key: number;
  tabOut: number;
  validateAll: number;
  heap: number;
  elements: number;
  errors: number;
};
export const measures = [
  'mount',
  'key',
  'tabOut',
  'validateAll',
  'heap',
  'elements',
  'errors',
] as const satisfies readonly (keyof Sample)[];

async function measureTyping(page: Page, count: Count) {
  const before = await heapOf(page);
  const mounted = await taskTime(page, () => mount(page, count));
  const heap = (await heapOf(page)) - before;
  const elements = await page.evaluate(() => window.countElements());
  const typed: number[] = [];
  const left: number[] = [];
  for (const field of textFields[count]) {
    await focusField(page, field);
    typed.push(await taskTime(page, () => typeLetters(page, field)));
    await page.waitForTimeout(untilKept);
    const leave = async () => {
      await page.keyboard.press('Tab');
      await settled(page);
    };
    left.push(await taskTime(page, leave));
  }
  return { mount: mounted, key: mean(typed) / keys, tabOut: mean(left), heap, elements };
}

/** In a page of its own: some engines validate all when one field is left. */
async function measureSending(page: Page, count: Count) {
  await mount(page, count);
  const validateAll = await taskTime(page, async () => {
    await page.evaluate(() => window.submitForm());
    await page.waitForFunction(() => window.countErrors() > 0, undefined, { polling: 50 });
    await settled(page);
  });
  return { validateAll, errors: await page.evaluate(() => window.countErrors()) };
}

/** How often a page is measured anew in which letters were lost, as happens on a machine that others use. */
const moreAttempts = 3;

async function measureWhole<Answer>(
  measure: () => Promise<Answer>,
  attempts = moreAttempts,
): Promise<Answer> {
  try {
    return await measure();
  } catch (error) {
    if (!(error instanceof LostLetters) || attempts === 0) throw error;
    return measureWhole(measure, attempts - 1);
  }
}

/** One sample of each measure of a form. */
const measureOnce = async (browser: Browser, origin: string, count: Count): Promise<Sample> => ({
  ...(await measureWhole(() => inFreshPage(browser, origin, (page) => measureTyping(page, count)))),
  ...(await inFreshPage(browser, origin, (page) => measureSending(page, count))),
});

/** The name under which a measure of a page is kept. */
export const sampleName = (page: string, count: Count, measure: keyof Sample) =>
  `${page} ${count} ${measure}`;

/** Measures each page in fresh contexts, all in turn. */
export async function measureForms(
  browser: Browser,
  origins: ReadonlyMap<string, string>,
  rounds: Record<Count, number>,
): Promise<Rounds> {
  const samples = new Rounds();
  // the first pages of a browser compile what the others find compiled
  for (const origin of origins.values()) await measureOnce(browser, origin, counts[0]);
  for (const count of counts)
    for (let round = 0; round < rounds[count]; round += 1)
      for (const [page, origin] of origins) {
        const sample = await measureOnce(browser, origin, count);
        for (const measure of measures) samples.add(sampleName(page, count, measure), sample[measure]);
      }
  return samples;
}
