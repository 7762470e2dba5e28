import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './tests/chromium.ts';
import { optimizeInclude, sharedConfig } from './vite.shared.ts';

const chromium = playwright({
  launchOptions: chromiumOptions(),
  // tests wait for the end of an animation by having none
  contextOptions: { reducedMotion: 'reduce' },
});

const emulateMedia: BrowserCommand<
  [media: { forcedColors?: 'active' | 'none'; contrast?: 'more' | 'no-preference' }]
> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

/** Off the page: files of a run share a tab, and what lies under the pointer looks different. */
const leavePage: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(-1, -1);
};

// anew for each project: vitest writes the project's name into the instances
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
  commands: { emulateMedia, leavePage },
});
// found mid-run, any of these would make Vite reload the page under the tests
const optimizeDeps = {
  include: [...optimizeInclude, 'react-dom/server', 'react-hook-form', 'axe-core'],
};
const notOurs = ['**/node_modules/**', '**/dist/**'];

// what a browser's tests are told of: see tests/random.ts
const { PORTICO_SEED = '1', PORTICO_DEPTH = 'tenth' } = process.env;
/** Fails what hangs; at full depth a test tries ten times as much. */
const timeout = PORTICO_DEPTH === 'full' ? 300_000 : 30_000;
const ofEveryTest = {
  testTimeout: timeout,
  hookTimeout: timeout,
  // a draft saves a second after the last edit
  expect: { poll: { timeout: 15_000 } },
  env: { PORTICO_SEED, PORTICO_DEPTH },
};

/** Of those that start servers, databases and builds: each takes up to 12 s on two cores, and more beside other work. */
const ofEveryProcessTest = { ...ofEveryTest, testTimeout: 2 * timeout, hookTimeout: 2 * timeout };

const ofEveryBrowserTest = () => ({
  setupFiles: ['./tests/setup-browser.ts'],
  ...ofEveryTest,
  browser: browser(),
});
/** Wants a page in which no late part has been loaded yet. */
const firstLoad = 'components/testing/first-load.test.tsx';

export default defineConfig({
  test: {
    // the default leaves a core to the editor, which is half of a machine with two
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...sharedConfig(),
        test: {
          name: 'unit',
          environment: 'node',
          // one process for many files: loading the same modules anew for each is half of the time
          isolate: false,
          include: ['{tokens,core,components,theme-builder,reference-app,tests/locales}/**/*.test.ts'],
          exclude: [...notOurs, 'reference-app/server/**'],
          ...ofEveryTest,
        },
      },
      {
        ...sharedConfig(),
        optimizeDeps,
        test: {
          name: 'browser',
          // one page for many files: loading the same modules anew for each is a third of the time
          isolate: false,
          include: ['{tokens,components,theme-builder}/**/*.test.tsx'],
          exclude: [...notOurs, firstLoad],
          ...ofEveryBrowserTest(),
        },
      },
      {
        ...sharedConfig(),
        optimizeDeps,
        test: { name: 'first load', include: [firstLoad], ...ofEveryBrowserTest() },
      },
      {
        // .storybook/main.ts brings the shared configuration
        optimizeDeps,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'storybook',
          // one page for all, as in Storybook: loading the library anew for each file is most of the time
          isolate: false,
          setupFiles: ['./.storybook/vitest.setup.ts'],
          ...ofEveryTest,
          browser: browser(),
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          include: ['tests/packaging/**/*.test.ts'],
          globalSetup: ['./tests/packaging/build-packages.ts'],
          ...ofEveryProcessTest,
        },
      },
      {
        test: {
          // several servers, a replica and a pooler; one file, whose tests stop and start them
          name: 'scale-out',
          environment: 'node',
          include: ['tests/scale-out/**/*.test.ts'],
          ...ofEveryProcessTest,
        },
      },
      {
        test: {
          // on a PostgreSQL server of its own; what is about the embedded database opens that
          name: 'server',
          environment: 'node',
          // one process for many files, so that the engine and the server are loaded and compiled once
          isolate: false,
          include: ['{reference-app/server,tests/server}/**/*.test.ts'],
          globalSetup: ['./tests/server/template.ts'],
          ...ofEveryProcessTest,
        },
      },
    ],
  },
});
