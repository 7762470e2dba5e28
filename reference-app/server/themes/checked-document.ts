import type { ThemeDocument } from '../../contract/themes.ts';
import type { Employer } from '../employers/directory.ts';
import { Refusal } from '../http/refusal.ts';
import { validateTheme } from './validate-theme.ts';

/** A document that may be stored. @throws Refusal 400 */
export function checkedDocument(
  given: unknown,
  { domain, product }: Pick<Employer, 'domain' | 'product'>,
): ThemeDocument {
  const checked = validateTheme(given);
  if (!checked.ok)
    throw new Refusal(400, `The theme is not valid: ${checked.message}`, {
      validationErrors: { [checked.path || 'body']: checked.message },
    });
  if (checked.document.product !== product)
    throw new Refusal(400, `The theme is for another product: this employer has ${product}.`, {
      validationErrors: { product: `must be ${product}` },
    });
  const fonts = checked.document.assets?.fonts ?? [];
  const foreign = fonts.findIndex(({ url }) => !isOwnFile(url, domain));
  if (foreign >= 0)
    throw new Refusal(
      400,
      'The theme names a font that was not uploaded here. Upload it, and choose it again.',
      {
        validationErrors: {
          [`assets.fonts.${foreign}.url`]: 'must be the address of a font that was uploaded here',
        },
      },
    );
  return checked.document;
}

/** Whether an address is one that the employer's own uploads get. */
function isOwnFile(url: string, domain: string): boolean {
  const folder = `/theme-files/${domain}/`;
  return url.startsWith(folder) && /^[\da-f]{64}\.woff2$/.test(url.slice(folder.length));
}
