import {
  failingPairs,
  isSame,
  readPair,
  waiverFor,
  waives,
  writePair,
  type HeroKey,
  type JudgedPair,
  type Waiver,
} from '@portico/tokens';
import type { Themed } from '../store/editor-state.ts';
import type { MeasuredPictures } from './measured-pictures.ts';

type Judged = {
  settled: Themed;
  published: Themed;
  /** What measuring has found. */
  pictures: MeasuredPictures;
};

/** A pair that was measured is what it is on that picture, not on the one that would suit it best. */
function allFailing({ settled, pictures }: Judged): readonly JudgedPair[] {
  const isMeasured = (pair: JudgedPair) =>
    'where' in pair && pictures.failing.some((other) => writePair(other) === writePair(pair));
  return [
    ...failingPairs(settled.document, settled.theme).filter((pair) => !isMeasured(pair)),
    ...pictures.failing,
  ];
}

/** The reason that was given for a pair. One that was given for a picture as it is published says nothing of another. */
function reasonFor({ settled, published, pictures }: Judged, pair: JudgedPair): Waiver | undefined {
  const isOther = 'where' in pair && pictures.failing.includes(pair);
  return settled.document.waivers?.find(
    (waiver) =>
      waives(waiver, pair) &&
      !(isOther && published.document.waivers?.some((earlier) => isSame(earlier, waiver))),
  );
}

/** The failing pairs that stand between a theme and its publication until somebody gives a reason; on its pictures, too. */
export const blockingPairs = (judged: Judged): readonly JudgedPair[] =>
  allFailing(judged).filter((pair) => reasonFor(judged, pair) === undefined);

/** Those about pictures that nobody has measured now, since the draft leaves them as they are. */
const aboutOthers = ({ settled, pictures }: Judged): readonly Waiver[] =>
  (settled.document.waivers ?? []).filter(({ pair }) => {
    const where = readPair(pair)?.where;
    const isIt = (key: HeroKey) => key.page === where?.page && key.minWidth === where.minWidth;
    return settled.document.assets?.hero?.some(isIt) && !pictures.measured.some(isIt);
  });

/** The waivers that a publication leaves: those that pairs still need, and one for each pair that it lets pass. */
export function waiversFor(judged: Judged, given: { by: string; reason: string }): readonly Waiver[] {
  const needed = allFailing(judged).map((pair) => reasonFor(judged, pair) ?? waiverFor(pair, given));
  const named = new Set(needed.map(({ pair }) => pair));
  return [...needed, ...aboutOthers(judged).filter(({ pair }) => !named.has(pair))];
}
