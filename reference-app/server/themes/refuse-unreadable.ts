import { failingPairs, parseTheme, unwaivedPairs, writePair } from '@portico/tokens';
import type { ThemeDocument } from '../../contract/themes.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * What is published can be read, or somebody has said why it need not be.
 *
 * @throws Refusal 400 for no theme, 422 naming the pairs
 */
export function refuseUnreadable(document: ThemeDocument): void {
  const parsed = parseTheme(document);
  if (!parsed.ok) throw new Refusal(400, `The theme is not valid: ${parsed.path} ${parsed.message}`);
  const pairs = unwaivedPairs(parsed.document, failingPairs(parsed.document)).map(writePair);
  if (pairs.length === 0) return;
  throw new Refusal(
    422,
    `${pairs.length === 1 ? '1 pair of colours is' : `${pairs.length} pairs of colours are`} hard to tell apart. Repair them, or give a reason for each.`,
    { validationErrors: Object.fromEntries(pairs.map((pair) => [pair, 'is hard to tell apart'])) },
  );
}
