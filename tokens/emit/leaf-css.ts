import { noShadow, tokenAt, type Scheme, type ShadowLayer, type TokenPath } from '../contract/index.ts';
import type { ResolvedLeaf, ResolvedTheme } from '../resolve/resolve-theme.ts';

// `light-dark()` follows the element's own color-scheme, so a nested dark context needs no second set of rules
const schemed = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);
const layerCss = ({ x, y, blur, spread }: ShadowLayer, color: string) =>
  `${x}px ${y}px ${blur}px ${spread}px ${color}`;
const sameShape = (one: ShadowLayer, other: ShadowLayer | undefined) =>
  layerCss(one, '') === (other && layerCss(other, ''));
function shadowFor(light: readonly ShadowLayer[], dark: readonly ShadowLayer[]): string {
  // each by another reference
  if (light.length === 0 && dark.length === 0) return noShadow;
  return light.length === dark.length && light.every((layer, index) => sameShape(layer, dark[index]))
    ? light
        .map((layer, index) => layerCss(layer, schemed(layer.color, dark[index]?.color ?? layer.color)))
        .join(', ')
    : // only colours can follow the scheme: the layers of the other one are there too, unseen
      [
        ...light.map((layer) => layerCss(layer, schemed(layer.color, 'transparent'))),
        ...dark.map((layer) => layerCss(layer, schemed('transparent', layer.color))),
      ].join(', ');
}

/** For everybody, or for those who ask for more contrast. */
export type Contrast = 'standard' | 'more';
export const schemesOf = {
  standard: ['light', 'dark'],
  more: ['light_contrast', 'dark_contrast'],
} as const satisfies Record<Contrast, readonly [Scheme, Scheme]>;

function bothLeaves(
  theme: ResolvedTheme,
  path: TokenPath,
  contrast: Contrast,
): readonly [ResolvedLeaf, ResolvedLeaf] {
  const [light, dark] = schemesOf[contrast];
  return [theme.leaf(path, light), theme.leaf(path, dark)];
}

/** A leaf as CSS writes it, light and dark in one value. */
export function leafCss(theme: ResolvedTheme, path: TokenPath, contrast: Contrast = 'standard'): string {
  const [light, dark] = bothLeaves(theme, path, contrast);
  if (light.css === dark.css) return light.css;
  const { kind } = tokenAt(path);
  if (kind === 'shadow')
    return shadowFor(light.value as readonly ShadowLayer[], dark.value as readonly ShadowLayer[]);
  return kind === 'color' ? schemed(light.css, dark.css) : light.css;
}

/** Whether two themes write a leaf alike; cheaper than to write it. */
export function isWrittenAlike(
  one: ResolvedTheme,
  other: ResolvedTheme,
  path: TokenPath,
  contrast: Contrast,
): boolean {
  const [light, dark] = bothLeaves(one, path, contrast);
  const [otherLight, otherDark] = bothLeaves(other, path, contrast);
  return (
    (light.css === otherLight.css && dark.css === otherDark.css) ||
    (light.isFollowing === true &&
      dark.isFollowing === true &&
      otherLight.isFollowing === true &&
      otherDark.isFollowing === true)
  );
}

/** The same for screens that show more than sRGB; undefined where that makes no difference. */
export function wideLeafCss(theme: ResolvedTheme, path: TokenPath): string | undefined {
  const [light, dark] = bothLeaves(theme, path, 'standard');
  if (light.wideCss === undefined && dark.wideCss === undefined) return undefined;
  return schemed(light.wideCss ?? light.css, dark.wideCss ?? dark.css);
}
