import {
  schemes,
  settingAt,
  splitPath,
  type PairResult,
  type Scheme,
  type SectionId,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { repairTheme } from '@portico/tokens/derive';
import type { Offer } from '../exchange/offer.ts';

/** What a repair may change: all that is not locked, or of that only what nobody has set. */
export const repairScopes = ['unlocked', 'notOwn'] as const;
export type RepairScope = (typeof repairScopes)[number];

function isSaid(document: ThemeDocument, path: TokenPath, scheme: Scheme) {
  const setting = settingAt(document, path);
  return (scheme === schemes[0] ? setting?.value : setting?.schemes?.[scheme]) !== undefined;
}

/** The smallest changes that make a theme readable, and the pairs that they cannot mend. */
export function repairOffer(
  document: ThemeDocument,
  {
    scope,
    own,
    closed,
    title,
  }: {
    scope: RepairScope;
    own: ReadonlySet<TokenPath>;
    /** The parts that somebody else has locked. */
    closed: ReadonlySet<SectionId>;
    title: string;
  },
): { offer: Offer; clashes: readonly PairResult[] } {
  const { repairs, clashes } = repairTheme({
    product: document.product,
    sections: document.sections,
    keeps: (path, scheme) =>
      closed.has(splitPath(path)[0]) ||
      (scope === 'notOwn' && own.has(path) && isSaid(document, path, scheme)),
  });
  return {
    offer: { step: { kind: 'repair-all' }, title, values: repairs, chosenAtFirst: 'all' },
    clashes,
  };
}
