import { describe, expect, test } from 'vitest';
import { products } from '../contract/index.ts';
import { presets, presetTheme } from '../presets/index.ts';
import { dtcgText, fromDtcg } from './index.ts';

const cases = presets.flatMap((preset) => products.map((product) => ({ preset, product })));

describe('every preset', () => {
  test.for(cases)('THEME-06 comes back byte for byte: $preset.id, $product', ({ preset, product }) => {
    const document = presetTheme(preset, product);
    const text = dtcgText(document);
    const imported = fromDtcg(text);
    if (!imported.ok) throw new Error(`${imported.path} ${imported.message}`);
    expect(imported.document).toEqual(document);
    expect(imported.notUnderstood).toEqual([]);
    expect(dtcgText(imported.document, imported.foreign)).toBe(text);
    // and not only because the text was kept
    expect(dtcgText(imported.document)).toBe(text);
  });
});
