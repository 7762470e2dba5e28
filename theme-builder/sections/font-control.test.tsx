import { systemFonts } from '@portico/tokens/presets';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPanel } from '../testing/open-panel.tsx';

describe('the control of a list of fonts (THEME-07)', () => {
  it('offers those by name that need no download, a step each, and keeps what is typed', async () => {
    const { panel, fake } = await openPanel({ section: 'core_properties' });
    const family = () => fake.server.draft?.sections.core_properties?.font_family?.value;
    const chooser = panel.getByRole('combobox', { name: 'Fonts to choose from: Text font', exact: true });
    await expect.element(chooser).toHaveDisplayValue('Another list, as written above');
    await chooser.selectOptions('Bookish, old style');
    await expect.poll(family).toBe(systemFonts.oldStyle);
    await expect
      .poll(() => getComputedStyle(document.documentElement).getPropertyValue('--pt-core-font-family'))
      .toBe(systemFonts.oldStyle);
    const field = panel.getByLabelText('Text font: value', { exact: true });
    await expect.element(field).toHaveValue(systemFonts.oldStyle);
    await field.fill('Georgia, serif');
    await userEvent.tab();
    await expect.poll(family).toBe('Georgia, serif');
    await expect.element(chooser).toHaveDisplayValue('Another list, as written above');
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(family).toBe(systemFonts.oldStyle);
  });
});
