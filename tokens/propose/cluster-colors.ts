import { readColor, type Oklch } from '../color/contrast.ts';

/** How much of a picture each colour covers; colours as `#rrggbb`, weights in pixels or painted shapes. */
export type ColorWeights = ReadonlyMap<string, number>;
export type ColorShare = {
  /** `#rrggbb`, the one that occurs most often among its neighbours: a flat logo's colour comes back exactly. */
  color: string;
  /** 0 to 1, of what counts. */
  share: number;
};

/**
 * Distance in OKLab below which two colours are one to the eye. Lightness counts half, so that a colour and its shadow
 * are one. JPEG noise stays within 0.03; tomato and orange are 0.15 apart.
 */
const oneColor = 0.08;
/** What covers less than this is the blend of two colours along an edge. */
const leastShare = 0.02;
const mostColors = 8;

const isNearWhite = ({ l, c }: Oklch) => l > 0.95 && c < 0.03;
const isNearBlack = ({ l, c }: Oklch) => l < 0.22 && c < 0.04;

type Weighted = readonly (readonly [string, number])[];
type Cluster = { color: string; l: number; a: number; b: number; weight: number };
function place(color: string) {
  const { l, c, h } = readColor(color);
  const angle = (h * Math.PI) / 180;
  return { l: l / 2, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

function clustersOf(weights: Weighted): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const [color, weight] of weights) {
    const { l, a, b } = place(color);
    const near = clusters.find((each) => Math.hypot(each.l - l, each.a - a, each.b - b) < oneColor);
    if (near) near.weight += weight;
    else clusters.push({ color, l, a, b, weight });
  }
  return clusters;
}

const byWeight = (one: readonly [string, number], other: readonly [string, number]) =>
  other[1] - one[1] || (one[0] < other[0] ? -1 : 1);

const sumOf = (weights: Weighted) => weights.reduce((sum, [, weight]) => sum + weight, 0);
function kindOf(color: string) {
  const read = readColor(color);
  return isNearWhite(read) ? 'white' : isNearBlack(read) ? 'black' : 'color';
}

/** What counts: colours; where there are none, black; where there is none, white. */
function counted(weights: ColorWeights): Weighted {
  const all = [...weights].toSorted(byWeight);
  const kinds = Map.groupBy(all, ([color]) => kindOf(color));
  const enough = sumOf(all) * leastShare;
  const some = (['color', 'black', 'white'] as const).map((kind) => kinds.get(kind) ?? []);
  return some.find((each) => each.length > 0 && sumOf(each) >= enough) ?? all;
}

/** The colours of a picture, most of it first. The same picture gives the same answer on every machine. */
export function clusterColors(weights: ColorWeights): readonly ColorShare[] {
  const clusters = clustersOf(counted(weights));
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  return clusters
    .map(({ color, weight }) => ({ color, share: weight / total }))
    .toSorted((one, other) => other.share - one.share || (one.color < other.color ? -1 : 1))
    .filter(({ share }, index) => index === 0 || share >= leastShare)
    .slice(0, mostColors);
}
