import { splitPath, type Provenance, type TokenPath } from '@portico/tokens';
import type { Texts } from '../locales/texts.ts';

// nothing is ever put into the preview layer for good
const place = (id: Provenance['layer']) => (id === 'preview' ? 'employer' : id);

/** Where a value comes from, in plain words. */
export function sourceText(
  { t, tokenLabel, quotedName }: Texts,
  path: TokenPath,
  { how, layer, from, lockedBy }: Provenance,
): string {
  if (lockedBy) return t(`source.lockedBy.${place(lockedBy)}`);
  if (how === 'set' || from === undefined) return t(`source.${place(layer)}`);
  if (from === path) return t('source.fromLight');
  const isNear = splitPath(from)[0] === splitPath(path)[0];
  return t(`source.${how}`, { from: isNear ? tokenLabel(from) : quotedName(from) });
}

/** Whether the employer's own theme may change a leaf: its own lock binds later layers only. */
export const isLocked = ({ lockedBy }: Provenance): boolean =>
  lockedBy === 'default' || lockedBy === 'product' || lockedBy === 'parent';
