// Each says that it is others too, so that the first that is found counts.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Of browsers that people use; what is longer is made up, and not read to its end. */
const longestAgent = 300;

function nameIn(table: typeof browsers, agent: string) {
  const text = agent.slice(0, longestAgent);
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A browser's name as people know it, of its `User-Agent`; null = not known. */
export function browserOf(agent: string): string | null {
  return nameIn(browsers, agent);
}

/** What the browser runs on; null = not known. */
export function systemOf(agent: string): string | null {
  return nameIn(systems, agent);
}
