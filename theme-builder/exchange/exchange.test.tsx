import { Button } from '@portico/components';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, renderPanel } from '../testing/open-panel.tsx';

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

/** The panel at its presets, beside a page with a button. */
const openExchange = async (options: Parameters<typeof renderPanel>[0] = {}) => {
  const opened = renderPanel({
    children: (
      <main>
        <h1>Jobs</h1>
        <Button variant="primary">Apply</Button>
      </main>
    ),
    ...options,
  });
  await opened.panel.getByRole('tab').nth(2).click();
  await expect.element(opened.panel.getByRole('listitem').first()).toBeVisible();
  return opened;
};
const applyColor = () =>
  getComputedStyle(element(page.getByRole('button', { name: 'Apply', exact: true }))).backgroundColor;

/** Of the preset “Counter”: its brand, and what the default theme's buttons have. */
const counter = { brand: '#163f7d', computed: 'rgb(22, 63, 125)' };

describe('a preset (THEME-06)', () => {
  it('is tried on by the page without a step, and taken off again by cancelling', async () => {
    const { panel, fake, commits } = await openExchange();
    const before = applyColor();
    const commitsBefore = commits.page;
    const opener = panel.getByRole('button', { name: 'Try it: Counter' });
    await opener.click();
    await expect.element(panel.getByRole('heading', { name: 'Preset “Counter”' })).toHaveFocus();
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    expect(applyColor()).toBe(before);
    await expect.element(opener).toHaveFocus();
    await expect.element(panel.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    expect(commits.page).toBe(commitsBefore);
    expect(fake.saves()).toBe(0);
  });

  it('is accepted as one step that undo takes back as a whole (B4)', async () => {
    const { panel, fake } = await openExchange();
    const before = applyColor();
    const opener = panel.getByRole('button', { name: 'Try it: Counter' });
    await opener.click();
    await panel.getByRole('button', { name: /^Accept \d+ changes$/ }).click();
    await expect.element(opener).toHaveFocus();
    await expect.element(panel.getByText('Preset: Counter. You can undo this.')).toBeInTheDocument();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe(counter.brand);
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'Undo: Preset: Counter' }).click();
    expect(applyColor()).toBe(before);
    await expect.poll(() => fake.server.draft?.sections).toEqual({});
  });

  it('erases nothing that somebody has set, unless they choose it (B2)', async () => {
    const own = { brand: { value: '#AA0050' } };
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({ draft: documentOf({ core_properties: own }) }),
    });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    const brand = panel.getByRole('checkbox', { name: 'Brand', exact: true });
    await expect.element(brand).not.toBeChecked();
    await expect.element(brand).toHaveAccessibleDescription(/#AA0050.*#163f7d.*Set by you/);
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).toBe('#0f2447');
    expect(fake.server.draft?.sections.core_properties?.brand).toEqual(own.brand);
    // the first preset was nobody's own work, so that the next one takes its place
    await panel.getByRole('button', { name: 'Try it: Depot' }).click();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).not.toBe('#0f2447');
    expect(fake.server.draft?.sections.core_properties?.brand).toEqual(own.brand);
  });

  it('is chosen line by line, part by part, all or none', async () => {
    const { panel } = await openExchange();
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    const accept = panel.getByRole('button', { name: /^Accept/ });
    await panel.getByRole('button', { name: 'None', exact: true }).click();
    await expect.element(accept).toHaveAttribute('aria-disabled', 'true');
    await panel
      .getByRole('checkbox', { name: /^Corners? / })
      .first()
      .click();
    await expect.element(panel.getByText(/^4 of \d+ chosen\./)).toBeVisible();
    await panel.getByRole('checkbox', { name: 'Brand', exact: true }).click();
    await expect.element(accept).toHaveTextContent('Accept 5 changes');
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(panel.getByText(/^(\d+) of \1 chosen\./)).toBeVisible();
  });

  it('leaves what is locked as it is, and says so', async () => {
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({
        draft: documentOf({ core_properties: { brand: { value: '#aa0050', lock: true } } }),
      }),
    });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    await expect.element(panel.getByText('1 value stays as it is, because it is locked.')).toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'Brand', exact: true }).elements()).toEqual([]);
    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).toBe('#0f2447');
    expect(fake.server.draft?.sections.core_properties?.brand).toEqual({ value: '#aa0050', lock: true });
  });

  it('gives the page back to what is published when the panel is closed over it', async () => {
    const { panel } = await openExchange();
    const before = applyColor();
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(applyColor).toBe(before);
  });
});

describe('presets and import', () => {
  it.each([
    ['wide', 1280, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('have no accessibility findings and fit, %s (B18)', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const { panel } = await openExchange({
      locale,
      fake: createFakeBackend({ draft: documentOf({ core_properties: { brand: { value: '#aa0050' } } }) }),
    });
    const root = element(panel);
    for (const summary of root.querySelectorAll('summary')) summary.click();
    await expect.element(panel.getByRole('textbox').first()).toBeVisible();
    expect(await findings()).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await panel.getByRole('listitem').nth(1).getByRole('button').click();
    await expect.element(panel.getByRole('checkbox').first()).toBeVisible();
    expect(await findings()).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await userEvent.keyboard('{Escape}');
  });
});
