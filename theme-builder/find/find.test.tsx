import { Button, Card, Navbar } from '@portico/components';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel } from '../testing/open-panel.tsx';

const outlines = () => document.querySelectorAll('[data-portico-panel] > [aria-hidden="true"] > div').length;
/** What the outline says that is pointed at. */
const named = () => document.querySelector('[data-portico-panel] > [aria-hidden="true"]')?.textContent;
const site = (onClick?: () => void) => (
  <>
    <Navbar label="Main" menuLabel="Menu" brand="Meridian" links={[{ href: '#jobs', label: 'Jobs' }]} />
    <main>
      <Button variant="primary" onClick={onClick}>
        Apply now
      </Button>
      <Button variant="primary">Send</Button>
      <Card title="Nurse" href="#nurse">
        <p>Berlin</p>
      </Card>
    </main>
  </>
);
const searchField = () => page.getByRole('searchbox', { name: 'Find a setting' });
const results = () => page.getByRole('list', { name: 'Settings found' });

const used = () => page.getByRole('button', { name: /^Background: Used in/ });

beforeEach(() => page.viewport(1280, 800));

describe('search (THEME-08)', () => {
  it.each([
    ['its label', 'sunken back', 'Sunken background: value'],
    ['another word for it', 'rounded cards', 'Cards: value in px'],
    ['its path', 'navbar.height', 'Height: value in px'],
    ['its CSS variable', '--pt-button-apply-background-hover', 'Background, hovered: value'],
  ])('leads by %s to the field, which has the focus (B17)', async (_by, query, field) => {
    await openPanel();
    await searchField().fill(query);
    await expect.element(results()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText(field, { exact: true })).toHaveFocus();
    await expect.element(page.getByLabelText(field, { exact: true })).toBeVisible();
  });

  it('finds a value, goes through what it found by keys, and says how many there are (B17)', async () => {
    await openPanel({
      fake: createFakeBackend({ draft: documentOf({ navbar: { height: { value: 93 } } }) }),
    });
    await searchField().fill('93 px');
    await expect.element(page.getByText('1 setting found')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(results().getByRole('button', { name: /^Height/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(searchField()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByLabelText('Height: value in px')).toHaveFocus();
  });

  it('says so where nothing is found, and how to find more', async () => {
    await openPanel();
    await searchField().fill('xyzzy');
    await expect.element(page.getByText(/No setting found/)).toBeVisible();
  });

  it('knows Arabic words and English ones in Arabic', async () => {
    await openPanel({ locale: 'ar' });
    const field = page.getByRole('searchbox', { name: 'ابحث عن إعداد' });
    await field.fill('استداره البطاقات');
    await expect.element(page.getByRole('list', { name: 'الإعدادات التي عُثر عليها' })).toBeVisible();
    await field.fill('rounded');
    await expect.element(page.getByRole('list', { name: 'الإعدادات التي عُثر عليها' })).toBeVisible();
  });
});

describe('picking on the page (THEME-08)', () => {
  it('outlines what is pointed at, and a press leads to its field instead of doing what it does (B7)', async () => {
    let presses = 0;
    const { commits } = await openPanel({ section: 'core_properties', children: site(() => (presses += 1)) });
    const before = commits.page;
    await page.getByRole('button', { name: 'Pick on the page' }).click();
    const apply = element(page.getByRole('button', { name: 'Apply now' }));
    await page.getByRole('button', { name: 'Apply now' }).hover();
    expect(outlines()).toBe(1);
    expect(named()).toBe('Primary buttons: Background');
    apply.click();
    // in the same task, which nobody can wait 100 ms for
    expect(document.activeElement).toBe(element(page.getByLabelText('Background: value', { exact: true })));
    expect(outlines()).toBe(0);
    expect(presses).toBe(0);
    expect(commits.page).toBe(before);
    apply.click();
    expect(presses).toBe(1);
  });

  it('knows what a part makes of what is in it: words, and links that look like words (B7)', async () => {
    await openPanel({ children: site() });
    await page.getByRole('button', { name: 'Pick on the page' }).click();
    // the card's link lies over all of it
    await page.getByText('Berlin').hover({ force: true });
    expect(named()).toBe('Cards: Text');
    await page.getByRole('article').hover({ force: true, position: { x: 4, y: 30 } });
    expect(named()).toBe('Cards: Background');
    await page.getByRole('link', { name: 'Nurse' }).hover();
    expect(named()).toBe('Cards: Text');
    await page.getByRole('link', { name: 'Jobs' }).hover();
    expect(named()).toMatch(/^Navigation bar: /);
  });

  it('goes from part to part by keyboard, says which, and picks with Enter (B7)', async () => {
    const { panel } = await openPanel({ children: site() });
    const toggle = page.getByRole('button', { name: 'Pick on the page' });
    await toggle.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(panel.getByText(/^Part 1 of \d+: Navigation bar/)).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(panel.getByText(/^Part (\d+) of \1: Cards/)).toBeVisible();
    await expect.element(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Part of the site')).toHaveValue('cards');
    await expect.element(page.getByLabelText('Background: value', { exact: true })).toHaveFocus();
  });

  it('ends with Escape, with the focus on its button', async () => {
    await openPanel({ children: site() });
    const toggle = page.getByRole('button', { name: 'Pick on the page' });
    await toggle.click();
    await page.getByRole('button', { name: 'Send' }).hover();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect.element(toggle).toHaveFocus();
    expect(outlines()).toBe(0);
  });

  it('lists the parts of the page, each with the way to its fields', async () => {
    const { panel } = await openPanel({ children: site() });
    await panel.getByText('Parts on this page').click();
    await panel.getByRole('button', { name: 'Cards, 1 time' }).click();
    await expect.element(page.getByLabelText('Part of the site')).toHaveValue('cards');
    await expect.element(page.getByLabelText('Background: value', { exact: true })).toHaveFocus();
  });
});

describe('where a token is used (THEME-08)', () => {
  it('is counted, and outlined while the control has the focus or the pointer (B7)', async () => {
    await openPanel({ children: site() });
    await expect.element(used()).toHaveTextContent('Used in 2 places');
    element(used()).focus();
    expect(outlines()).toBe(2);
    await userEvent.tab();
    expect(outlines()).toBe(0);
    await used().hover();
    expect(outlines()).toBe(2);
    await page.getByRole('heading', { name: 'Edit theme' }).hover();
    expect(outlines()).toBe(0);
  });

  it('counts what follows it too, and says where a token is not used', async () => {
    const { panel } = await openPanel({ section: 'core_properties', children: site() });
    const brand = panel.getByRole('button', { name: /^Brand: Used in/ });
    await expect.element(brand).toBeVisible();
    element(brand).focus();
    // the two buttons, whose background is taken from the brand
    expect(outlines()).toBeGreaterThanOrEqual(2);
    await panel.getByLabelText('Part of the site').selectOptions('two_state_buttons');
    await expect.element(panel.getByText('Not on this page').first()).toBeVisible();
  });

  it('is counted anew when the page changes', async () => {
    const { container } = await openPanel({ children: site() });
    await expect.element(used()).toHaveTextContent('Used in 2 places');
    const late = element(page.getByRole('button', { name: 'Send' })).cloneNode(true);
    container.append(late);
    await expect.element(used()).toHaveTextContent('Used in 3 places');
  });
});

describe('a colour everywhere (THEME-08)', () => {
  const draft = documentOf({
    primary_buttons: { background: { value: '#0a58ca' }, border: { value: '#0A58CA' } },
    cards: { border: { value: '#0a58ca', schemes: { dark: '#0a58ca' } } },
  });

  it('is replaced with a count said beforehand, in one step (B17)', async () => {
    const { panel, fake } = await openPanel({ fake: createFakeBackend({ draft }) });
    await panel.getByRole('button', { name: /^Background: \d+ with this colour/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Everything in this colour' });
    await expect.element(dialog.getByText('Cards: border (dark)')).toBeVisible();
    const replace = dialog.getByRole('button', { name: /^Replace in \d+ settings$/ });
    const said = Number(/\d+/.exec(element(replace).textContent ?? '')?.[0]);
    const listed = dialog.getByRole('list', { name: 'Settings in this colour' }).getByRole('listitem');
    expect(listed.elements()).toHaveLength(said);
    expect(await findings()).toEqual([]);
    await dialog.getByLabelText('Replace it with').fill('#7a1f5c');
    await replace.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => fake.server.draft?.sections)
      .toMatchObject({
        primary_buttons: { background: { value: '#7a1f5c' }, border: { value: '#7a1f5c' } },
        cards: { border: { value: '#7a1f5c', schemes: { dark: '#7a1f5c' } } },
      });
    await panel.getByRole('button', { name: 'Undo: Colour replaced: #0a58ca → #7a1f5c' }).click();
    await expect.poll(() => fake.server.draft?.sections).toEqual(draft.sections);
  });

  it('stays as it is while the new one is none, and says why', async () => {
    const { panel, fake } = await openPanel({ fake: createFakeBackend({ draft }) });
    await panel.getByRole('button', { name: /^Background: \d+ with this colour/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Everything in this colour' });
    await dialog.getByLabelText('Replace it with').fill('#7a1');
    await dialog.getByLabelText('Replace it with').fill('#7a1f');
    await dialog.getByLabelText('Replace it with').fill('#7a1f5');
    await dialog.getByRole('button', { name: /^Replace in/ }).click();
    await expect.element(dialog.getByText(/must be a colour such as/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Replace it with')).toHaveFocus();
    expect(fake.server.draft?.sections).toEqual(draft.sections);
  });

  it('leads from the list to the field of each, in its scheme', async () => {
    const { panel } = await openPanel({ fake: createFakeBackend({ draft }) });
    await panel.getByRole('button', { name: /^Background: \d+ with this colour/ }).click();
    await page.getByRole('button', { name: 'Show: Cards: border, dark' }).click();
    await expect.element(page.getByLabelText('Show', { exact: true })).toHaveValue('dark');
    await expect.element(page.getByLabelText('Border: value', { exact: true })).toHaveFocus();
  });
});
