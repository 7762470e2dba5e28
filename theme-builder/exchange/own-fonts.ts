import type { ThemeFont } from '@portico/tokens';
import type { NotUnderstood } from '@portico/tokens/exchange';
import type { ThemeFile } from '../files/backend.ts';

/**
 * Those of a file's fonts that this site has: the file may come from another site, whose fonts are not to be had here.
 *
 * @param files what was uploaded here
 */
export function ownFonts(
  fonts: readonly ThemeFont[],
  files: readonly ThemeFile[],
): { fonts: readonly ThemeFont[]; notUnderstood: readonly NotUnderstood[] } {
  const isOwn = ({ url }: ThemeFont) => files.some((file) => file.kind === 'font' && file.url === url);
  return {
    fonts: fonts.filter(isOwn),
    notUnderstood: fonts.flatMap((font, index) =>
      isOwn(font)
        ? []
        : [
            {
              path: `assets.fonts.${index}`,
              message: `is ${font.family}, which was not uploaded to this site: upload it, and choose it`,
            },
          ],
    ),
  };
}
