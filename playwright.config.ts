import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { shortLivedChromiumOptions } from './tests/chromium.ts';

/** Whole pages in a real browser, on the real server and the embedded database. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,rendering,accessibility,security,resilience}/**/*.test.ts',
  globalSetup: './tests/e2e/seed.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // fails what hangs; at full depth a test tries ten times as much
  timeout: process.env['PORTICO_DEPTH'] === 'full' ? 300_000 : 90_000,
  // after a failed call the site itself tries once more, a second later, and then every five
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // what is not there by then says so with what the page has instead
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: shortLivedChromiumOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // recording costs a third of the time: PORTICO_TRACE=1 npm test -- pages
    trace: process.env['PORTICO_TRACE'] ? 'retain-on-failure' : 'off',
  },
});
