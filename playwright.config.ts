import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/chromium.ts';

/** Whole pages in a real browser, on the real server and database: PGlite, or the server in PORTICO_TEST_DATABASE_URL. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,rendering,accessibility,security,resilience}/**/*.test.ts',
  globalSetup: './tests/e2e/seed.ts',
  fullyParallel: true,
  // one more than the cores: a test often waits
  workers: availableParallelism() + 1,
  retries: 0,
  // for machines that do other work too; nothing waits this long by itself
  timeout: 90_000,
  // after a failed call the site itself tries once more, a second later, and then every five
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // recording costs a third of the time: PORTICO_TRACE=1 npm test -- pages
    trace: process.env['PORTICO_TRACE'] ? 'retain-on-failure' : 'off',
  },
});
