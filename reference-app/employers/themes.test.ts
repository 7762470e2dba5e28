import { auditContrast, auditHeroes, heroVariantsOf, parseTheme, resolveTheme } from '@portico/tokens';
import { describe, expect, test } from 'vitest';

import { demoEmployers } from './index.ts';

const resolved = demoEmployers.map(({ name, product, theme }) => {
  const parsed = parseTheme({ schema: 2, product, ...theme });
  return { name, product, parsed };
});

const values = (section: string, token: string): Set<unknown> =>
  new Set(demoEmployers.map(({ theme }) => theme.sections[section]?.[token]?.value));

describe('the themes of the demo employers', () => {
  test.for(resolved)('name only tokens of the contract at $name', ({ parsed }) => {
    expect(parsed).toMatchObject({ ok: true });
  });

  test.for(resolved)(
    'keep every declared pair of colors apart at $name, light and dark',
    ({ product, parsed }) => {
      if (!parsed.ok) throw new Error(parsed.message);
      const { sections } = parsed.document;
      const theme = resolveTheme({ product, layers: [{ id: 'employer', sections }] });
      const pairs = [...auditContrast(theme), ...auditHeroes(heroVariantsOf(parsed.document))];
      const failing = pairs.filter(({ passes }) => !passes);
      expect(failing).toEqual([]);
    },
  );

  test('look like three companies: no two share a brand color or a corner', () => {
    expect(values('core_properties', 'brand').size).toBe(3);
    expect(values('border_radius', 'control').size).toBe(3);
    expect(values('navbar', 'background').size).toBe(3);
  });
});
