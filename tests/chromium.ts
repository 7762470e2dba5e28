import path from 'node:path';
import { chromium, type Browser } from 'playwright';

/** `PORTICO_TEST_FONTS=system`: those of the machine, as `npm run prove -- fonts` has it. */
const fonts =
  process.env['PORTICO_TEST_FONTS'] === 'system'
    ? {}
    : { FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts/fonts.conf') };

/** How every test and benchmark starts Chromium; `npm test` finds or installs it (scripts/debian.mjs). */
export const chromiumOptions = () => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
  env: { ...process.env, ...fonts },
});

/**
 * The same for pages that live for seconds: code is never compiled a second time to run faster later, and painting has no
 * process of its own. A tenth less processor time, measured on 37 page tests.
 */
export function shortLivedChromiumOptions() {
  const { args, ...options } = chromiumOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev', '--in-process-gpu'] };
}

export const openChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
