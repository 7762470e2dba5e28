import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { aPicture } from '../testing/fake-files.ts';
import { openPanel } from '../testing/open-panel.tsx';

const wide = '/reference-app/employers/meridian/assets/hero-wide.svg';

describe('the control of a picture (THEME-07)', () => {
  it('takes an uploaded picture or a typed address, a step each, and shows it', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [aPicture({ name: 'wide.svg', url: wide })];
    const { panel } = await openPanel({ section: 'pcsx_hero_image', fake });
    const image = () => fake.server.draft?.sections.pcsx_hero_image?.image?.value;
    const choose = panel.getByRole('button', { name: 'Choose a picture: Image' });
    await choose.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Use wide\.svg/ })
      .click();
    await expect.poll(image).toBe(wide);
    await expect.element(choose).toHaveFocus();
    await expect.element(panel.getByLabelText('Image: value', { exact: true })).toHaveValue(wide);
    await panel.getByLabelText('Image: value', { exact: true }).fill('/other.svg');
    await expect.poll(image).toBe('/other.svg');
    await choose.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use no picture' }).click();
    await expect.poll(image).toBe('');
    await panel.getByRole('button', { name: 'Undo: Hero image: image' }).click();
    await expect.poll(image).toBe('/other.svg');
  });
});
