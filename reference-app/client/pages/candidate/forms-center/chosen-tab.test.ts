import { expect, test } from 'vitest';
import { askedTab, chosenTab } from './chosen-tab.ts';

const tabs = [{ id: 'start' }, { id: 'after work' }];

test.each([
  ['', undefined, undefined],
  ['tab=start', 'start', 'start'],
  ['tab=after+work', 'after work', 'after work'],
  ['tab=gone', 'gone', undefined],
  [`tab=${'x'.repeat(51)}`, undefined, undefined],
])('FORMSCENTER-01 of %j the tab %s is asked for, and %s chosen', (query, asked, chosen) => {
  expect(askedTab(new URLSearchParams(query))).toBe(asked);
  expect(chosenTab(asked, tabs)).toBe(chosen);
});
