import type { ThemeDocument } from '../../contract/themes.ts';
import { Refusal } from '../http/refusal.ts';
import { isTooLarge, type ValidateTheme } from './rules.ts';

/** A document that may be stored. @throws Refusal 400, 413 */
export function checkedDocument(
  given: unknown,
  { validateTheme, product }: { validateTheme: ValidateTheme; product: ThemeDocument['product'] },
): ThemeDocument {
  const checked = validateTheme(given);
  if (!checked.ok)
    throw new Refusal(400, `The theme is not valid: ${checked.message}`, {
      validationErrors: { [checked.path || 'body']: checked.message },
    });
  // after the check, which refuses what is nested too deeply to be measured
  if (isTooLarge(checked.document)) throw new Refusal(413, 'The theme is larger than 32 kB.');
  if (checked.document.product !== product)
    throw new Refusal(400, `The theme is for another product: this employer has ${product}.`, {
      validationErrors: { product: `must be ${product}` },
    });
  return checked.document;
}
