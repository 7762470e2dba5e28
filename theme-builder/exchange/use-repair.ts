import {
  settingAt,
  splitPath,
  writePair,
  type PairResult,
  type SectionId,
  type TokenPath,
} from '@portico/tokens';
import { repairTheme } from '@portico/tokens/derive';
import { useEffect, useMemo, useState } from 'react';
import { failuresOf } from '../store/contrast.ts';
import { themed, type Themed } from '../store/editor-state.ts';
import { withOffered } from './accept-values.ts';

export type Repaired = {
  /** Of the theme that was repaired. */
  of: Themed;
  themed: Themed;
  /** How many values it takes. */
  count: number;
  clashes: readonly PairResult[];
};

/** Colours that a repair leaves alone: what somebody chose for themselves, and what they may not change. */
export type Kept = { own: ReadonlySet<TokenPath>; closed: ReadonlySet<SectionId> };

function repairOf(of: Themed, { own, closed }: Kept): Repaired {
  const { product, sections } = of.document;
  const { repairs, clashes } = repairTheme({
    product,
    sections,
    keeps: (path, scheme) => {
      const setting = settingAt(of.document, path);
      const said = scheme === 'light' ? setting?.value : setting?.schemes?.[scheme];
      return closed.has(splitPath(path)[0]) || (own.has(path) && said !== undefined);
    },
  });
  return { of, themed: themed(product, withOffered(of.document, repairs)), count: repairs.length, clashes };
}

/** What a choice makes hard to tell apart that was not so before. */
export const useWorse = (before: Themed, after: Themed): number =>
  useMemo(() => {
    const known = new Set(failuresOf(before.theme).map(writePair));
    return failuresOf(after.theme).filter((pair) => !known.has(writePair(pair))).length;
  }, [before, after]);

/** A theme with the smallest changes that make it readable; undefined while they are looked for, or not asked for. */
export function useRepair(theme: Themed | undefined, kept: Kept): Repaired | undefined {
  const [found, setFound] = useState<Repaired>();
  useEffect(() => {
    if (!theme) return undefined;
    // after the next paint: the search may take longer than a frame, and somebody waits
    const id = setTimeout(() => setFound(repairOf(theme, kept)), 30);
    return () => clearTimeout(id);
  }, [theme, kept]);
  return found && found.of === theme ? found : undefined;
}
