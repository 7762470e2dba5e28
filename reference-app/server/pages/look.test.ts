import type { ThemeDocument, ThemeFont } from '@portico/tokens';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeLook } from './look.ts';

const font = (name: string, more: Partial<ThemeFont> = {}): ThemeFont => ({
  family: 'Harbour',
  url: `/theme-files/harbour.example/${name.padStart(64, '0')}.woff2`,
  weight: [400, 400],
  style: 'normal',
  ranges: [[32, 126]],
  ascent: 1,
  descent: 0.2,
  lineGap: 0,
  letterWidth: 0.5,
  ...more,
});
const themed = (
  fonts: readonly ThemeFont[],
  family = 'Harbour, "Harbour fallback", serif',
): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: { core_properties: { font_family: { value: family } } },
  assets: { fonts },
});
const cssWith = (document: ThemeDocument) => makeLook('default', document).css;

describe('the fonts of an employer’s pages (THEME-01)', () => {
  test('come with the theme that names them, each with what stands in for it', () => {
    const css = cssWith(themed([font('a'), font('b', { weight: [700, 700] })]));
    expect(css.match(/@font-face\{font-family:"Harbour";/g)).toHaveLength(2);
    expect(css.match(/@font-face\{font-family:"Harbour fallback";/g)).toHaveLength(2);
    expect(css).toContain('--pt-core-font-family:Harbour, "Harbour fallback", serif');
  });

  test('that no value names are left out: the pages stay the same to the byte', () => {
    const { assets: _fonts, ...plain } = themed([]);
    expect(cssWith(themed([font('a', { family: 'Quay' })]))).toBe(cssWith(plain));
    expect(cssWith(plain)).not.toContain('@font-face');
  });

  test('leave the published style sheet below 6 kB, as many as a theme may have', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      font(String(index * 7919), {
        ranges: Array.from({ length: 60 }, (_range, at) => [at * 97 + 32, at * 97 + 60] as const),
        letterWidth: 0.4 + index / 100,
      }),
    );
    expect(gzipSync(cssWith(themed(many))).length).toBeLessThan(6 * 1024);
  });
});
