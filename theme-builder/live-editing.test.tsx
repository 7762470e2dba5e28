import { Button, Card, Navbar, TextField } from '@portico/components';
import { leafCss, resolveTheme } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createLastingStorage } from './store/lasting-storage.ts';
import { createFakeBackend } from './testing/fake-backend.ts';
import { documentOf, openEditor } from './testing/open-editor.ts';
import { drag, drop, element, openPanel } from './testing/open-panel.tsx';

const apply = <Button variant="primary">Apply now</Button>;
const applyStyle = () => getComputedStyle(element(page.getByRole('button', { name: 'Apply now' })));
const hoverVariable = () => applyStyle().getPropertyValue('--pt-button-background-hover');
const hoveredSystemText = (name: string) =>
  getComputedStyle(element(page.getByRole('button', { name }))).getPropertyValue('--pt-button-text-hover');
const picker = () => page.getByLabelText('Background: pick a colour', { exact: true });
const typed = () => page.getByLabelText('Background: value', { exact: true });

describe('live editing (THEME-03)', () => {
  it('renders nothing of a page of 500 components while a colour is dragged', async () => {
    const { commits } = await openPanel({
      children: (
        <>
          {Array.from({ length: 250 }, (_, index) => (
            <Button key={`b${index}`} variant="primary">
              Button {index}
            </Button>
          ))}
          {Array.from({ length: 150 }, (_, index) => (
            <Card key={`c${index}`}>Card {index}</Card>
          ))}
          {Array.from({ length: 100 }, (_, index) => (
            <TextField key={`t${index}`} label={`Field ${index}`} />
          ))}
        </>
      ),
    });
    const before = commits.page;
    expect(before).toBeGreaterThan(0);
    const last = element(page.getByRole('button', { name: 'Button 249' }));
    await drag(picker(), ['#104060', '#205070', '#306080']);
    expect(getComputedStyle(last).backgroundColor).toBe('rgb(48, 96, 128)');
    expect(document.documentElement.dataset['ptEditing']).toBe('');
    drop(picker());
    expect(document.documentElement.dataset['ptEditing']).toBeUndefined();
    expect(commits.page).toBe(before);
  });

  it('dresses buttons inside a bar in what is computed from the bar’s colours', async () => {
    const draft = documentOf({ navbar: { background: { value: '#101010' }, text: { value: '#ffffff' } } });
    await openPanel({
      fake: createFakeBackend({ draft }),
      children: (
        <>
          <Button variant="systemUi">Outside</Button>
          <div className="pt-navbar">
            <div>
              <Button variant="systemUi">Inside</Button>
            </div>
          </div>
        </>
      ),
    });
    const theme = resolveTheme({
      product: 'default',
      layers: [{ id: 'employer', sections: draft.sections }],
    });
    const inside = leafCss(theme.within('navbar'), 'system_ui_buttons.text_hover');
    expect(hoveredSystemText('Inside')).toBe(inside);
    expect(hoveredSystemText('Outside')).not.toBe(inside);
  });

  it('dresses what comes to the page during a drag when the hand lets go', async () => {
    const { container } = await openPanel({ children: apply });
    await drag(picker(), ['#104060']);
    const late = document.createElement('a');
    late.className = 'pt-apply_button';
    container.append(late);
    await drag(picker(), ['#205070']);
    drop(picker());
    expect(getComputedStyle(late).getPropertyValue('--pt-button-background')).toContain('#205070');
  });

  it('stores a typed colour as it was typed, and the page computes just that', async () => {
    const { fake } = await openPanel({ children: apply });
    await typed().fill('#0B6E5F');
    await userEvent.keyboard('{Enter}');
    expect(applyStyle().backgroundColor).toBe('rgb(11, 110, 95)');
    await expect.element(typed()).toHaveValue('#0B6E5F');
    await expect
      .poll(() => fake.server.draft)
      .toEqual(documentOf({ primary_buttons: { background: { value: '#0B6E5F' } } }));
  });

  it('derives the states of a colour, and lets one be set for itself', async () => {
    const { panel } = await openPanel({ children: apply });
    const before = hoverVariable();
    await drag(picker(), ['#a03060']);
    drop(picker());
    const derived = hoverVariable();
    expect(derived).not.toBe(before);
    await panel.getByText('Computed from these').click();
    const hover = panel.getByLabelText('Background, hovered: value');
    await hover.fill('#123456');
    await userEvent.keyboard('{Enter}');
    expect(hoverVariable()).toContain('#123456');
    await panel.getByRole('button', { name: 'Reset: Background, hovered' }).click();
    expect(hoverVariable()).toBe(derived);
    await expect.element(hover).toHaveFocus();
  });

  it('keeps an invalid text, says what is wrong with it, and changes nothing', async () => {
    const { fake } = await openPanel({ children: apply });
    const before = applyStyle().backgroundColor;
    await typed().fill('#0b6e5');
    expect(applyStyle().backgroundColor).toBe(before);
    await userEvent.tab();
    await expect.element(typed()).toHaveValue('#0b6e5');
    await expect.element(typed()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(/must be a colour such as/)).toBeVisible();
    expect(fake.saves()).toBe(0);
  });

  it('keeps alpha when another colour is picked', async () => {
    await openPanel({
      fake: createFakeBackend({
        draft: documentOf({ primary_buttons: { background: { value: '#0b6e5f80' } } }),
      }),
      children: apply,
    });
    await expect.element(picker()).toHaveValue('#0b6e5f');
    await drag(picker(), ['#104060']);
    drop(picker());
    await expect.element(typed()).toHaveValue('#10406080');
  });

  it('edits numbers with their limits', async () => {
    const { panel } = await openPanel({ children: apply });
    const slider = panel.getByLabelText('Corners: slider');
    await expect.element(slider).toHaveAttribute('max', '40');
    await drag(slider, ['3']);
    drop(slider);
    expect(applyStyle().borderRadius).toBe('3px');
    const field = panel.getByLabelText('Corners: value in px');
    await field.fill('41');
    await userEvent.tab();
    await expect.element(panel.getByText('The value must be between 0 and 40 px.')).toBeVisible();
    expect(applyStyle().borderRadius).toBe('3px');
  });

  it('edits the navigation bar, whose colours reach what is in it', async () => {
    const { panel } = await openPanel({
      children: (
        <Navbar label="Main" menuLabel="Menu" brand="Meridian" links={[{ href: '/', label: 'Jobs' }]} />
      ),
    });
    await panel.getByLabelText('Part of the site').selectOptions('navbar');
    await panel.getByLabelText('Background: value', { exact: true }).fill('#123b35');
    await userEvent.keyboard('{Enter}');
    expect(getComputedStyle(element(page.getByRole('banner'))).backgroundColor).toBe('rgb(18, 59, 53)');
  });

  it('previews and edits the dark scheme by itself', async () => {
    const { panel, fake } = await openPanel({ children: apply });
    await panel.getByLabelText('Show', { exact: true }).selectOptions('dark');
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await typed().fill('#7fd1c2');
    await userEvent.keyboard('{Enter}');
    expect(applyStyle().backgroundColor).toBe('rgb(127, 209, 194)');
    await expect
      .poll(() => fake.server.draft?.sections)
      .toEqual({
        primary_buttons: { background: { schemes: { dark: '#7fd1c2' } } },
      });
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(document.documentElement.dataset['ptScheme']).toBeUndefined();
  });

  it('takes the preview off the page when it closes, and shows the draft when it opens again', async () => {
    const { panel, reopen } = await openPanel({ children: apply });
    const before = applyStyle().backgroundColor;
    await typed().fill('#a03060');
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(applyStyle().backgroundColor).toBe(before);
    reopen();
    await expect.poll(() => applyStyle().backgroundColor).toBe('rgb(160, 48, 96)');
  });
});

describe('undo and redo (THEME-04)', () => {
  it('undoes a whole drag by keyboard, and leaves text fields to the browser', async () => {
    const { panel } = await openPanel({ children: apply });
    const before = applyStyle().backgroundColor;
    await drag(picker(), ['#104060', '#205070', '#306080']);
    drop(picker());
    element(picker()).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(applyStyle().backgroundColor).toBe(before);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(applyStyle().backgroundColor).toBe('rgb(48, 96, 128)');
    await typed().click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(applyStyle().backgroundColor).toBe('rgb(48, 96, 128)');
    await panel.getByRole('button', { name: 'Undo: Primary buttons: background' }).click();
    expect(applyStyle().backgroundColor).toBe(before);
    await expect.element(panel.getByText('Undone: Primary buttons: background')).toBeInTheDocument();
  });

  it('resets a part, says so, and can undo it (B5)', async () => {
    const { panel } = await openPanel({
      fake: createFakeBackend({
        draft: documentOf({ primary_buttons: { background: { value: '#a03060' } } }),
      }),
      children: apply,
    });
    await expect.poll(() => applyStyle().backgroundColor).toBe('rgb(160, 48, 96)');
    await expect.element(panel.getByText('Set here')).toBeVisible();
    await panel.getByRole('button', { name: 'Reset this part' }).click();
    await expect.element(panel.getByText('Taken from “Core: Brand”')).toBeVisible();
    await expect.element(panel.getByText('Reset: Primary buttons. You can undo this.')).toBeInTheDocument();
    await panel.getByRole('button', { name: /^Undo/ }).click();
    expect(applyStyle().backgroundColor).toBe('rgb(160, 48, 96)');
  });
});

describe('undo and redo (THEME-04)', () => {
  it('have two hundred steps by their names in what the browser itself keeps for the tab that is loaded anew (B4)', async () => {
    /** As a page that is loaded has it: nothing is left of the one before but what is stored. */
    const load = () =>
      openEditor({ fake, storage: createLastingStorage(sessionStorage, () => localStorage) });
    const fake = createFakeBackend();
    const { editor } = await load();
    const documents: unknown[] = [];
    for (let step = 1; step <= 200; step += 1) {
      const path = step % 2 ? 'navbar.height' : 'cards.padding';
      editor.edit({ path, scheme: 'light', value: (step % 2 ? 60 : 10) + (step % 16) });
      editor.endGesture();
      documents.push(editor.read().live.document);
    }
    const { document: last } = editor.read().live;
    await expect.poll(() => fake.server.draft).toEqual(last);
    await expect.poll(() => editor.read().draft.status).toBe('saved');

    const { editor: again } = await load();
    expect(again.read().live.document).toEqual(last);
    for (let step = 200; step >= 1; step -= 1) {
      again.undo();
      expect(again.read().announcement.said).toMatchObject({
        what: 'undone',
        step: { kind: 'edit', about: step % 2 ? 'navbar.height' : 'cards.padding' },
      });
    }
    expect(again.read().live.document.sections).toEqual({});
    expect(again.read().history.past).toEqual([]);
    for (const document of documents.slice(0, 10)) {
      again.redo();
      expect(again.read().live.document).toEqual(document);
    }
    editor.close();
    again.close();
  });
});
