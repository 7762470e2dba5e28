import { chromium, type Browser } from 'playwright';

export const chromiumPath = () => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
