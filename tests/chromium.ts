import { chromium, type Browser } from 'playwright';

/** How every test and benchmark starts Chromium; `npm test` finds or installs it (scripts/debian.mjs). */
export const chromiumOptions = () => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});

export const openChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
