import { heroVariantsOf, type ResolvedHero, type ResolvedTheme, type ThemeDocument } from '@portico/tokens';

/** The page that shows the section’s own picture at widths for which it has none. */
export const sharedPage = 'jobs';

/** What a theme says of the picture in view. */
export const heroValue = (
  theme: ResolvedTheme,
  token: 'image' | 'overlay' | 'text' | 'focal_x' | 'focal_y',
) => theme.leaf(`pcsx_hero_image.${token}`, 'light').value;

/** Where a picture is, if the site shows it: its policy lets no other site’s pictures in. */
export function heroAddress(theme: ResolvedTheme): string {
  const address = String(heroValue(theme, 'image'));
  return address.startsWith('/') && !address.startsWith('//') ? address : '';
}

/** The picture that a page shows at a width of the window; undefined for none. */
export function shownHero(
  document: ThemeDocument,
  theme: ResolvedTheme,
  { page, width }: { page: string; width: number },
): ResolvedHero | undefined {
  const own = heroVariantsOf(document, { page }).findLast(({ minWidth }) => minWidth <= width);
  const hero = own ?? (page === sharedPage ? { page, minWidth: 0, alt: '', theme } : undefined);
  return hero && heroAddress(hero.theme) !== '' ? hero : undefined;
}
