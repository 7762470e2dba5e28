import type { ThemeSections } from '@portico/tokens';
import { Button } from '@portico/components';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { inputIdOf } from '../fields/control.ts';
import { element, openPanel } from '../testing/open-panel.tsx';

const green = '#0b6e5f';
const rgbGreen = 'rgb(11, 110, 95)';
const buttons = (primary_buttons: ThemeSections['primary_buttons']) => documentOf({ primary_buttons });

type Opened = Awaited<ReturnType<typeof openPanel>>;
const background = ({ panel }: Opened) => panel.getByLabelText('Background: value', { exact: true });
const corners = ({ panel }: Opened) => panel.getByLabelText('Corners: value in px');
function theySave({ fake }: Opened, primary_buttons: ThemeSections['primary_buttons']) {
  fake.server.draft = buttons(primary_buttons);
  fake.server.revision += 1;
}
const conflictBar = ({ panel }: Opened) => panel.getByRole('alert');
const openButtons = (options: Parameters<typeof openPanel>[0] = {}) =>
  openPanel({
    fake: createFakeBackend({ draft: buttons({ background: { value: '#222222' }, radius: { value: 4 } }) }),
    children: (
      <main>
        <h1>Jobs</h1>
        <Button variant="primary">Apply</Button>
      </main>
    ),
    ...options,
  });

/** Mine is `#7a1f5c` in one token, theirs green in the same, and they have other corners. */
async function clash(options?: Parameters<typeof openPanel>[0]) {
  const opened = await openButtons(options);
  // the same field in every language
  const field = document.querySelector(`#${inputIdOf('primary_buttons.background')}`);
  if (!field) throw new Error('The panel opens with another part of the site.');
  await userEvent.fill(field, '#7a1f5c');
  theySave(opened, { background: { value: green }, radius: { value: 9 } });
  await expect.element(conflictBar(opened)).toBeVisible();
  return opened;
}
const items = (bar: Locator) => bar.getByRole('listitem');

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('two people in one draft (THEME-04)', () => {
  it('are merged without a question where they changed different tokens', async () => {
    const opened = await openButtons();
    const { panel, fake } = opened;
    await corners(opened).fill('3');
    theySave(opened, { background: { value: green }, radius: { value: 4 } });
    await expect.element(panel.getByText('Draft saved')).toBeVisible();
    await expect.element(background(opened)).toHaveValue(green);
    await expect.element(corners(opened)).toHaveValue('3');
    expect(fake.server.draft).toEqual(buttons({ background: { value: green }, radius: { value: 3 } }));
    const apply = element(page.getByRole('button', { name: 'Apply' }));
    expect(getComputedStyle(apply).backgroundColor).toBe(rgbGreen);
    const said = panel.getByText('1 change by somebody else was added.');
    await expect.element(said.first()).toBeVisible();
    const announced = said.elements().some((each) => each.closest('output'));
    expect(announced).toBe(true);
    expect(conflictBar(opened).elements()).toEqual([]);
    expect(await findings()).toEqual([]);
    await panel.getByRole('button', { name: 'Undo: Primary buttons: corners' }).click();
    await expect.element(corners(opened)).toHaveValue('4');
    await expect.element(background(opened)).toHaveValue(green);
  });

  it('are asked about the token that both changed, by its name and both values', async () => {
    const opened = await clash();
    const bar = conflictBar(opened);
    await expect.element(bar.getByText('Somebody else has changed the same value')).toBeVisible();
    await expect
      .element(items(bar))
      .toHaveTextContent(`Primary buttons: backgroundMine:#7a1f5cTheirs:${green}`);
    await expect.element(corners(opened)).toHaveValue('9');
    await expect.element(background(opened)).toHaveValue('#7a1f5c');
    expect(opened.fake.server.draft?.sections.primary_buttons?.background).toEqual({ value: green });
  });

  it('are led to the question from the foot, wherever they have scrolled to', async () => {
    const opened = await clash();
    const bar = conflictBar(opened);
    opened.panel.getByRole('button', { name: 'Reset all' }).element().scrollIntoView();
    await expect.element(bar).not.toBeInViewport();
    await opened.panel.getByRole('button', { name: 'Choose what goes on…' }).click();
    await expect.element(bar).toHaveFocus();
    await expect.element(bar).toBeInViewport();
  });

  it('go on with theirs by keyboard, which undo takes back', async () => {
    const opened = await clash();
    const { panel, fake } = opened;
    const both = conflictBar(opened);
    element(both.getByRole('button', { name: 'Take theirs' })).focus();
    await userEvent.tab();
    await expect.element(both.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(background(opened)).toHaveValue(green);
    await expect.element(both).not.toBeInTheDocument();
    await expect.element(panel.getByRole('heading', { name: 'Edit theme' })).toHaveFocus();
    await panel.getByRole('button', { name: 'Undo: Their changes taken' }).click();
    await expect.element(background(opened)).toHaveValue('#7a1f5c');
    await expect.element(corners(opened)).toHaveValue('9');
    await expect.poll(() => fake.server.draft?.sections.primary_buttons?.background?.value).toBe('#7a1f5c');
  });

  it('go on with mine, and everything else of theirs', async () => {
    const opened = await clash();
    await conflictBar(opened).getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(opened.panel.getByText('Draft saved')).toBeVisible();
    expect(opened.fake.server.draft).toEqual(
      buttons({ background: { value: '#7a1f5c' }, radius: { value: 9 } }),
    );
  });

  it.each([
    ['beside a wide page', 1280, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('are asked so that everybody can read it, %s', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const opened = await clash({ locale });
    expect(await findings()).toEqual([]);
    const root = element(opened.panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });

  it('name all of many, the first five at once', async () => {
    const tokens = [
      'background',
      'text',
      'border',
      'background_hover',
      'text_hover',
      'border_hover',
    ] as const;
    const all = (value: string) =>
      documentOf({ primary_buttons: Object.fromEntries(tokens.map((token) => [token, { value }])) });
    const siteKey = crypto.randomUUID();
    sessionStorage.setItem(
      `portico.theme-builder.${siteKey}`,
      JSON.stringify({
        document: all('#111111'),
        base: all('#000000'),
        revision: 1,
        isSaved: false,
        history: { past: [], future: [] },
      }),
    );
    const fake = createFakeBackend({ draft: all('#222222'), revision: 2 });
    const opened = await openPanel({ siteKey, fake, children: <h1>Jobs</h1> });
    const bar = conflictBar(opened);
    await expect.element(bar.getByText('Somebody else has changed the same 6 values')).toBeVisible();
    await expect.element(bar.getByText(/border, hovered/)).not.toBeVisible();
    await bar.getByText('And 1 more').click();
    await expect.element(bar.getByText(/border, hovered/)).toBeVisible();
    expect(await findings()).toEqual([]);
    await bar.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(background(opened)).toHaveValue('#222222');
    expect(fake.server.draft).toEqual(all('#222222'));
  });

  it('see what came in between before it is published', async () => {
    const opened = await openButtons();
    await corners(opened).fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened.fake.server.draft?.sections.primary_buttons?.radius?.value).toBe(3);
    await opened.panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
    await expect.element(dialog.getByText(/Background set to #222222/)).toBeVisible();
    theySave(opened, { background: { value: green }, radius: { value: 3 } });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog.getByText(/Look through the changes, then publish again/)).toBeVisible();
    await expect.element(dialog.getByText(/Background set to #0b6e5f/)).toBeVisible();
    expect(opened.fake.server.published.version).toBe(0);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(opened.fake.server.published.document).toMatchObject(
      buttons({ background: { value: green }, radius: { value: 3 } }),
    );
  });

  it('choose between whole drafts when the other discarded theirs', async () => {
    const opened = await openButtons();
    await corners(opened).fill('3');
    opened.fake.server.draft = null;
    opened.fake.server.revision += 1;
    const bar = conflictBar(opened);
    await expect.element(bar.getByText(/Both versions are kept until you choose/)).toBeVisible();
    await bar.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(opened.panel.getByText('Draft saved')).toBeVisible();
    expect(opened.fake.server.draft).toMatchObject(
      buttons({ background: { value: '#222222' }, radius: { value: 3 } }),
    );
  });
});
