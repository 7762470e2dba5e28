import { toDtcg } from '@portico/tokens/exchange';
import type { ThemeDocument, ThemeFont } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { aFont } from '../testing/fake-files.ts';
import { documentOf } from '../testing/open-editor.ts';
import { renderPanel } from '../testing/open-panel.tsx';

const url = '/node_modules/storybook/assets/browser/nunito-sans-bold.woff2';
const font = (more: Partial<ThemeFont> = {}): ThemeFont => ({
  family: 'Brand Sans',
  url,
  weight: [400, 400],
  style: 'normal',
  ranges: [[0x20, 0x7e]],
  ascent: 0.95,
  descent: 0.25,
  lineGap: 0,
  letterWidth: 0.5,
  ...more,
});
const branded = (...fonts: readonly ThemeFont[]): ThemeDocument => ({
  ...documentOf({
    core_properties: { font_family: { value: 'Brand Sans, serif' }, brand: { value: '#a03060' } },
  }),
  assets: { fonts },
});

async function openExchange(fake: ReturnType<typeof createFakeBackend>, source: string) {
  const { panel } = renderPanel({ fake });
  await panel.getByRole('tab', { name: 'Presets' }).click();
  await panel.getByText(source).click();
  return panel;
}

describe('fonts of another theme (THEME-06)', () => {
  it('come with the value that names them, copied from what is published', async () => {
    const fake = createFakeBackend({
      published: branded(font()),
      draft: documentOf({ core_properties: { font_family: { value: 'Georgia' } } }),
    });
    const panel = await openExchange(fake, 'Copy parts of another theme');
    await panel.getByRole('checkbox', { name: /^Core/ }).click();
    await panel.getByRole('button', { name: 'Show the changes' }).click();
    await panel.getByRole('button', { name: 'Accept 2 changes' }).click();
    await expect.poll(() => fake.server.draft).toEqual(branded(font()));
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => fake.server.draft?.assets).toBe(undefined);
  });

  it('are imported if they were uploaded to this site, else named as left out', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [aFont({ url })];
    const panel = await openExchange(fake, 'Import a file');
    const theirs = font({ url: '/theme-files/theirs.example/a.woff2', weight: [700, 700] });
    await panel
      .getByRole('textbox', { name: 'Or paste the text' })
      .fill(JSON.stringify(toDtcg(branded(theirs, font()))));
    await panel.getByRole('button', { name: 'Read the text' }).click();
    await panel.getByText('1 thing was not understood').click();
    await expect.element(panel.getByText(/is Brand Sans, which was not uploaded to this site/)).toBeVisible();
    await panel.getByRole('button', { name: 'Accept 2 changes' }).click();
    await expect.poll(() => fake.server.draft?.assets).toEqual({ fonts: [font()] });
  });

  it('stay where they are when the value that names them is not taken', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [aFont({ url })];
    const panel = await openExchange(fake, 'Import a file');
    await panel
      .getByRole('textbox', { name: 'Or paste the text' })
      .fill(JSON.stringify(toDtcg(branded(font()))));
    await panel.getByRole('button', { name: 'Read the text' }).click();
    await panel.getByRole('checkbox', { name: 'Text font', exact: true }).click();
    await panel.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe('#a03060');
    expect(fake.server.draft).not.toHaveProperty('assets');
  });
});
