/** As many as fit in two rows of the picker. */
const most = 12;

const keyOf = (siteKey: string) => `portico.theme.colors.${siteKey}`;

/** The colours that were picked last for a site, the latest first; none where the browser keeps nothing. */
export function recentColors(siteKey: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(siteKey)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((color) => typeof color === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberColor(siteKey: string, color: string): void {
  const colors = [color, ...recentColors(siteKey).filter((other) => other !== color)].slice(0, most);
  try {
    localStorage.setItem(keyOf(siteKey), JSON.stringify(colors));
  } catch {
    // full, or forbidden: the picker works without
  }
}
