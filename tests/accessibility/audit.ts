import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const some = {
  contrast: ['color-contrast', 'link-in-text-block'],
  'more contrast': ['color-contrast-enhanced'],
};

/** What axe finds on the page as it is now, a line for each element; empty = nothing. */
export const audit = async (page: Page, rules: 'all' | keyof typeof some = 'all'): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === 'all' ? axe.withTags(tags) : axe.withRules(some[rules])).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [reason] = [...any, ...all, ...none];
      return `${id}: ${help} — ${target.join(' ')}${reason ? ` (${reason.message})` : ''}`;
    }),
  );
};

/** Pixels by which the page is wider than its window; 0 = no scrolling in two directions. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
