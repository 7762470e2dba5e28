import { isColor } from '../contract/index.ts';
import { readPair } from './pair.ts';
import { list, only, record, Refused } from './refused.ts';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function checkWaiver(raw: unknown, path: string): string {
  const waiver = record(raw, path);
  only(waiver, ['pair', 'by', 'reason', 'colors'], path);
  for (const key of ['pair', 'by', 'reason'])
    if (!isText(waiver[key])) throw new Refused(`${path}.${key}`, 'must be a text');
  const { colors } = waiver;
  if (
    colors !== undefined &&
    !(
      Array.isArray(colors) &&
      colors.length === 2 &&
      colors.every((color) => typeof color === 'string' && isColor(color))
    )
  )
    throw new Refused(`${path}.colors`, 'must be the two colours that it was given for');
  const pair = String(waiver.pair);
  if (readPair(pair) === undefined)
    throw new Refused(
      `${path}.pair`,
      'must name two tokens and a scheme, such as "cards.text on cards.background (light)"',
    );
  return pair;
}

/** Checks why failing pairs may pass. @throws Refused naming the path */
export function checkWaivers(raw: unknown): void {
  const named = new Set<string>();
  list(raw, 200, 'waivers').forEach((waiver, index) => {
    const pair = checkWaiver(waiver, `waivers.${index}`);
    if (named.has(pair)) throw new Refused(`waivers.${index}.pair`, 'is named by an earlier waiver too');
    named.add(pair);
  });
}
