import type { ThemeDocument } from '../../contract/themes.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import { findDraft, publishedTheme } from './store.ts';

/** The newest version of each product's theme that this release brings; the first is 1. */
const newestVersions: Record<ThemeDocument['product'], number> = { default: 12, pcsx: 12 };

function isKnown(inherits: string): boolean {
  return Object.entries(newestVersions).some(([product, newest]) => {
    const version = inherits.startsWith(`${product}@`) ? Number(inherits.slice(product.length + 1)) : 0;
    return version >= 1 && version <= newest;
  });
}

/**
 * Lets through a theme that was made on a version of a product's theme that there is. What the employer's draft or
 * published theme says already stays: a newer release may have written it, and who edits the rest cannot mend it.
 *
 * @throws Refusal 400
 */
export async function requireKnownProductVersion(
  transaction: Database,
  scope: EmployerScope,
  { inherits, product }: Pick<ThemeDocument, 'inherits' | 'product'>,
): Promise<void> {
  if (inherits === undefined || isKnown(inherits)) return;
  const draft = await findDraft(transaction, scope);
  const published = await publishedTheme(transaction, scope);
  if ([draft.document, published?.document].some((document) => document?.inherits === inherits)) return;
  const known = `${product}@1 to ${product}@${newestVersions[product]}`;
  throw new Refusal(
    400,
    `The theme says that it was made on ${inherits}, which does not exist. Give “inherits” a version from ${known}, or leave it out.`,
    { validationErrors: { inherits: `must be a version from ${known}, or be left out` } },
  );
}
