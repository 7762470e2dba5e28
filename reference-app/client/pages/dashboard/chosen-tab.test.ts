import { expect, test } from 'vitest';
import { employerConfig } from '../../../contract/employer-config.ts';
import { chosenTab, tabsOf } from './chosen-tab.ts';

const siteWith = (tabs: readonly string[]) => ({
  configs: employerConfig.parse({
    pcsxConfig: { branding: { companyName: 'Ours' }, dashboardConfig: { tabs } },
  }),
});

test('DASH-01 a tab that is configured twice shows once', () => {
  expect(tabsOf(siteWith(['offers', 'events', 'offers']))).toEqual(['offers', 'events']);
});

test.each([
  { tabs: ['applications', 'offers'], address: 'tab=offers', expected: 'offers' },
  { tabs: ['applications', 'offers'], address: '', expected: 'applications' },
  { tabs: ['applications', 'offers'], address: 'tab=events', expected: 'applications' },
  { tabs: ['events'], address: 'tab=Events', expected: 'events' },
  { tabs: [], address: 'tab=offers', expected: undefined },
])('DASH-01 of $tabs the address “$address” chooses $expected', ({ tabs, address, expected }) => {
  expect(chosenTab(siteWith(tabs), new URLSearchParams(address))).toBe(expected);
});
