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

export const openChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
