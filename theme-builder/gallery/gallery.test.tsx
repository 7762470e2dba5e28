import { sectionIds, sectionOf } from '@portico/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel } from '../testing/open-panel.tsx';
import { specimensOf } from './specimens.tsx';

const open = () => page.getByRole('button', { name: 'See all states' });
const specimen = (scheme: string, state: string, what: string) => {
  const gallery = document.querySelector(`[data-theme-gallery][data-pt-scheme="${scheme}"]`);
  const item = [...(gallery?.querySelectorAll('li') ?? [])].find(
    (each) => each.firstElementChild?.textContent === state,
  );
  const found = item?.querySelector(what);
  if (!found) throw new Error(`No ${what} is shown as "${state}" in ${scheme}`);
  return getComputedStyle(found);
};

beforeEach(() => page.viewport(1280, 900));

describe('the gallery of a section (THEME-01)', () => {
  it('shows what this page does not have, in every state, with the edited theme in both schemes (B13, B14)', async () => {
    await openPanel({
      fake: createFakeBackend({
        draft: documentOf({
          primary_buttons: {
            background: { value: '#0b6e5f', schemes: { dark: '#7fd1c2' } },
            background_hover: { value: '#123456' },
            background_active: { value: '#654321' },
          },
        }),
      }),
    });
    await open().click();
    await expect.element(page.getByRole('dialog', { name: 'Primary buttons in all states' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Dark' })).toBeVisible();
    expect(specimen('light', 'At rest', 'button').backgroundColor).toBe('rgb(11, 110, 95)');
    expect(specimen('dark', 'At rest', 'button').backgroundColor).toBe('rgb(127, 209, 194)');
    expect(specimen('light', 'Hovered', 'button').backgroundColor).toBe('rgb(18, 52, 86)');
    expect(specimen('light', 'Pressed', 'button').backgroundColor).toBe('rgb(101, 67, 33)');
    expect(specimen('light', 'Focused', 'button').outlineStyle).toBe('solid');
    expect(specimen('light', 'At rest', 'button').outlineStyle).not.toBe('solid');
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(open()).toHaveFocus();
    expect(document.querySelector('[data-theme-gallery]')).toBeNull();
  });

  it.each(sectionIds.filter((id) => sectionOf(id).tier === 'component'))(
    'has parts that wear the section %s (B14)',
    (section) => {
      const { of } = specimensOf[section](String, '');
      for (const { name, node } of of) expect(renderToStaticMarkup(node), name).toContain(`pt-${section}`);
    },
  );

  it('fits a phone', async () => {
    await page.viewport(320, 700);
    await openPanel({ section: 'navbar' });
    await open().click();
    await expect.element(page.getByRole('heading', { name: 'Light' })).toBeVisible();
    expect(await findings()).toEqual([]);
    const dialog = element(page.getByRole('dialog'));
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });
});
