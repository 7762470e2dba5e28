import { describe, expect, test } from 'vitest';
import type { ThemeSections } from '../document/theme-document.ts';
import { decidingPath, variablePath } from './deciding-path.ts';

const pcsx = (sections: ThemeSections) => ({ product: 'pcsx' as const, sections });
const overridden = pcsx({ pcsx_core: { text: { value: '#111111' } } });

describe('where a theme has to say something', () => {
  test('THEME-01 is the section that overrides the core once that says something', () => {
    expect(decidingPath(pcsx({}), 'core_properties.text')).toBe('core_properties.text');
    expect(decidingPath(overridden, 'core_properties.text')).toBe('pcsx_core.text');
    expect(decidingPath(overridden, 'core_properties.link')).toBe('core_properties.link');
  });

  test('THEME-01 is the overriding section itself where that is asked about', () => {
    const both = pcsx({ core_properties: { text: { value: '#222222' } } });
    expect(decidingPath(both, 'pcsx_core.text')).toBe('pcsx_core.text');
    expect(decidingPath({ ...overridden, product: 'default' }, 'core_properties.text')).toBe(
      'core_properties.text',
    );
  });

  test('THEME-01 has one variable, the core’s', () => {
    expect(variablePath('pcsx_core.text')).toBe('core_properties.text');
    expect(variablePath('navbar.text')).toBe('navbar.text');
  });
});
