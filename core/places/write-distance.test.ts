import { describe, expect, test } from 'vitest';
import { distancesFor, writeDistance } from './write-distance.ts';

describe('R-3 distances', () => {
  test('are kilometres in addresses, and the reader’s unit on the page', () => {
    const [, ten = ''] = distancesFor('en-US', undefined);
    expect(ten).toBe('16.1');
    expect(writeDistance(Number(ten), 'en-US')).toBe('10 miles');
    expect(distancesFor('de', undefined)).toContain('25');
    expect(writeDistance(25, 'de')).toBe('25 Kilometer');
    expect(writeDistance(50, 'ar')).toContain('كيلومتر');
  });

  test('JOB-04 follow the country that a language is mostly spoken in where the locale names none', () => {
    expect(writeDistance(13, 'en-US')).toBe('8 miles');
    expect(writeDistance(13, 'en')).toBe('8 miles');
    expect(writeDistance(13, 'en-IE')).toBe('13 kilometres');
    expect(writeDistance(1200, 'de-DE')).toBe('1.200 Kilometer');
  });

  test('offer the one that an address asks for beside the others', () => {
    expect(distancesFor('de', '30')).toEqual(['5', '10', '25', '30', '50', '100', '250']);
    expect(distancesFor('de', '25')).toHaveLength(6);
  });
});
