import { Button } from '@portico/components';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel } from '../testing/open-panel.tsx';
import { paintOf } from '../testing/paint-of.ts';

const apply = <Button variant="primary">Apply now</Button>;
const applyColor = () =>
  getComputedStyle(element(page.getByRole('button', { name: 'Apply now' }))).backgroundColor;
const well = () => page.getByLabelText('Background: pick a colour', { exact: true });
const picker = () => page.getByRole('dialog', { name: 'Colour of “Background”' });
const states = () => page.getByRole('toolbar', { name: 'States of “Background”' });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

describe('the colour picker (THEME-01)', () => {
  it('opens at the first press with the focus in it, and gives it back when it closes', async () => {
    await openPanel({ children: apply });
    await well().click();
    await expect.element(picker().getByRole('slider', { name: 'Lightness and chroma' })).toHaveFocus();
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(picker()).not.toBeInTheDocument();
    await expect.element(well()).toHaveFocus();
  });

  it('makes one step of a drag over its plane, which the page follows without rendering, and stores what it computes (B2, B3, B4)', async () => {
    const { panel, fake, commits } = await openPanel({ children: apply });
    const before = applyColor();
    const rendered = commits.page;
    await well().click();
    const plane = picker().getByRole('slider', { name: 'Lightness and chroma' });
    await expect.element(plane).toHaveFocus();
    const seen: string[] = [];
    element(plane).addEventListener('pointermove', ({ buttons }) => {
      // once the frame is drawn that shows the move
      if (buttons === 1) requestAnimationFrame(() => requestAnimationFrame(() => seen.push(applyColor())));
    });
    const { width, height } = element(plane).getBoundingClientRect();
    await userEvent.dragAndDrop(plane, plane, {
      sourcePosition: { x: width * 0.1, y: height * 0.8 },
      targetPosition: { x: width * 0.5, y: height * 0.4 },
      steps: 8,
    });
    const dropped = applyColor();
    expect(dropped).not.toBe(before);
    await expect.poll(() => seen.at(-1)).toBe(dropped);
    // it was seen on the way as well
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(commits.page).toBe(rendered);
    await expect.poll(() => fake.server.draft?.sections.primary_buttons).toBeDefined();
    const { background, ...others } = fake.server.draft?.sections.primary_buttons ?? {};
    expect(others).toEqual({});
    expect(paintOf(String(background?.value))).toBe(dropped);
    await userEvent.keyboard('{Escape}');
    await panel.getByRole('button', { name: 'Undo: Primary buttons: background' }).click();
    await expect.poll(applyColor).toBe(before);
    await expect
      .element(panel.getByRole('button', { name: 'Undo', exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
    expect(commits.page).toBe(rendered);
  });

  it('takes colours that are typed into it, and stores the last as it stands (B2)', async () => {
    const { fake } = await openPanel({ children: apply });
    await well().click();
    const hex = picker().getByRole('textbox', { name: 'Hex' });
    await hex.fill('#104060');
    await hex.fill('#306080');
    await expect.poll(applyColor).toBe('rgb(48, 96, 128)');
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => fake.server.draft?.sections)
      .toEqual({ primary_buttons: { background: { value: '#306080' } } });
  });

  it('offers the brand’s colours and those picked last, and says the contrast', async () => {
    const { panel } = await openPanel({
      fake: createFakeBackend({ draft: documentOf({ core_properties: { brand: { value: '#7a1f5c' } } }) }),
      children: apply,
    });
    await well().click();
    await expect.element(picker().getByText(/^Contrast with Text .*:1/)).toBeVisible();
    await picker().getByRole('textbox', { name: 'Hex' }).fill('#225588');
    await userEvent.keyboard('{Escape}');
    await well().click();
    await expect.element(picker().getByRole('button', { name: '#225588' })).toBeVisible();
    await picker().getByRole('button', { name: 'Brand', exact: true }).click();
    await expect.poll(applyColor).toBe('rgb(122, 31, 92)');
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.getByLabelText('Background: value', { exact: true })).toHaveValue('#7a1f5c');
  });
});

describe('contrast at the field (THEME-05)', () => {
  it('is said with the ground it was measured on', async () => {
    const { panel } = await openPanel({
      fake: createFakeBackend({
        draft: documentOf({
          primary_buttons: { background: { value: '#777777' }, text: { value: '#ffffff' } },
        }),
      }),
    });
    await expect.element(panel.getByText('Contrast on “Background”: 4.47 : 1, needs 4.5 : 1')).toBeVisible();
    await panel.getByRole('button', { name: 'Change “Background”, light', exact: true }).first().click();
    await expect.element(panel.getByText(/^Contrast on “Background”: .* enough$/).first()).toBeVisible();
  });
});

describe('states beside their base (THEME-05)', () => {
  const draft = documentOf({
    primary_buttons: { background: { value: '#0b6e5f' }, background_hover: { value: '#123456' } },
  });

  it('are shown with their source, gone through by arrow keys, and lead to where they are reset', async () => {
    const { panel } = await openPanel({ fake: createFakeBackend({ draft }) });
    const hovered = states().getByRole('button', { name: 'Background, hovered, light: #123456. Set here' });
    await expect.element(hovered).toBeVisible();
    await expect
      .element(
        states().getByRole('button', { name: /^Background, pressed, light: .* Computed from “Background”$/ }),
      )
      .toBeVisible();
    element(hovered).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
    await expect.element(panel.getByLabelText('Background, hovered: value')).toHaveFocus();
    await panel.getByRole('button', { name: 'Reset: Background, hovered' }).click();
    await expect
      .element(states().getByRole('button', { name: /^Background, hovered, light: .* Computed from/ }))
      .toBeVisible();
  });

  it('have the dark value among them, which leads to the dark scheme', async () => {
    const { panel } = await openPanel({ fake: createFakeBackend({ draft }) });
    await states()
      .getByRole('button', { name: /^Background, dark: .* Computed from the light scheme$/ })
      .click();
    await expect.element(panel.getByLabelText('Show', { exact: true })).toHaveValue('dark');
    await expect.element(panel.getByLabelText('Background: value', { exact: true })).toHaveFocus();
  });
});

describe('a typed colour (THEME-01)', () => {
  it.each([
    ['C8102E', '#C8102E'],
    ['red', '#ff0000'],
    ['rgb(200, 16, 46)', '#c8102e'],
    ['hsl(120 100% 25%)', '#008000'],
  ])(
    'takes %s as it is typed, and writes it as it is stored when the field is left',
    async (typed, stored) => {
      const { panel, fake } = await openPanel({ children: apply });
      const value = panel.getByRole('textbox', { name: 'Background: value', exact: true });
      await value.fill(typed);
      await expect.element(value).toHaveValue(typed);
      await userEvent.keyboard('{Tab}');
      await expect.element(value).toHaveValue(stored);
      await expect.poll(() => fake.server.draft?.sections.primary_buttons?.background?.value).toBe(stored);
    },
  );

  it.each(['var(--a)', 'currentcolor', 'reddish'])('refuses %s', async (typed) => {
    const { panel } = await openPanel({ children: apply });
    const value = panel.getByRole('textbox', { name: 'Background: value', exact: true });
    await value.fill(typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(value).toHaveAttribute('aria-invalid', 'true');
    await expect.element(value).toHaveValue(typed);
  });
});
