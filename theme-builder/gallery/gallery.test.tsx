import {
  pathOf,
  resolveTheme,
  sectionIds,
  sectionOf,
  splitPath,
  tokenAt,
  tokenNames,
  type TokenPath,
} from '@portico/tokens';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel } from '../testing/open-panel.tsx';
import { wearInGallery } from './wear-theme.ts';

const open = () => page.getByRole('button', { name: 'See all states' });
function specimen(scheme: string, state: string, what: string) {
  const gallery = document.querySelector(`[data-theme-gallery][data-pt-scheme="${scheme}"]`);
  const item = [...(gallery?.querySelectorAll('li') ?? [])].find(
    (each) => each.firstElementChild?.textContent === state,
  );
  const found = item?.querySelector(what);
  if (!found) throw new Error(`No ${what} is shown as "${state}" in ${scheme}`);
  return getComputedStyle(found);
}

/** What a token can be seen by. */
const properties = `
  color background-color background-image border-top-color border-bottom-color border-inline-start-color
  border-top-width border-bottom-width border-top-left-radius box-shadow outline-color outline-style opacity text-shadow
  font-family font-size font-weight line-height text-decoration-line padding-top padding-inline-start row-gap column-gap
  width height fill stroke accent-color caret-color object-position`
  .trim()
  .split(/\s+/);
/** A part as the browser has computed it, element by element: asked for as far as it is read. */
function* lookOf(part: Element) {
  for (const each of part.querySelectorAll('*'))
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(each, pseudo);
      yield properties.map((property) => style.getPropertyValue(property)).join(' | ');
    }
}

/** A value that no theme starts with. */
function otherThan(path: TokenPath): unknown {
  const { kind, max = 3 } = tokenAt(path);
  switch (kind) {
    case 'color':
      return '#ff00fe';
    case 'shadow':
      return [{ x: 3, y: 7, blur: 11, spread: 2, color: '#ff00fe' }];
    case 'fontFamily':
      return 'cursive';
    case 'fontWeight':
      return 111;
    default:
      return max;
  }
}
/** A picture is in the part, and not in its style; and tests run for somebody who wants no motion. */
const isInStyle = (path: TokenPath) => !['image', 'duration'].includes(tokenAt(path).kind);

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

  it.each(sectionIds)(
    'shows on its parts whatever tokens %s has, and each state in a look of its own (B13, B14)',
    async (section) => {
      const { product = 'default' } = sectionOf(section);
      await openPanel({ section, product });
      await open().click();
      await expect.element(page.getByRole('heading', { name: 'Dark' })).toBeVisible();
      const gallery = document.querySelector('[data-theme-gallery][data-pt-scheme="light"]');
      const parts = [...(gallery?.querySelectorAll('[data-forced-states]') ?? [])];
      const published = parts.map((part) => [...lookOf(part)]);
      const looksDifferent = (part: Element, index: number) =>
        lookOf(part).some((look, at) => look !== published[index]?.[at]);
      expect(parts.length).toBeGreaterThan(0);
      // the same parts in other states, and other parts, look different
      expect(new Set(published.map((look) => look.join('\n'))).size).toBe(parts.length);
      const unseen = tokenNames(section)
        .map((token) => pathOf(section, token))
        .filter(isInStyle)
        .filter((path) => {
          const [, token] = splitPath(path);
          const layer = {
            id: 'employer',
            sections: { [section]: { [token]: { value: otherThan(path) } } },
          } as const;
          wearInGallery(resolveTheme({ product, layers: [layer] }));
          return !parts.some(looksDifferent);
        });
      expect(unseen).toEqual([]);
    },
  );

  it('shows the picture of the theme on the hero (B14)', async () => {
    const image = { value: '/employers/meridian.example/hero-wide.svg' };
    await openPanel({
      section: 'pcsx_hero_image',
      fake: createFakeBackend({ draft: documentOf({ pcsx_hero_image: { image } }) }),
    });
    await open().click();
    await expect.poll(() => document.querySelector('[data-theme-gallery] img')).not.toBeNull();
    expect(document.querySelector('[data-theme-gallery] img')).toHaveAttribute('src', image.value);
  });

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
