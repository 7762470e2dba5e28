import { Button } from '@portico/components';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel } from '../testing/open-panel.tsx';

const badContrast = (lock?: true) =>
  documentOf({
    primary_buttons: { background: { value: '#777777', lock }, text: { value: '#888888', lock } },
  });
async function open(draft = badContrast()) {
  const opened = await openPanel({
    fake: createFakeBackend({ draft }),
    children: (
      <main>
        <h1>Jobs</h1>
        <Button variant="primary">Apply</Button>
      </main>
    ),
  });
  await opened.panel.getByRole('button', { name: 'Repair everything' }).click();
  await expect.element(opened.panel.getByRole('heading', { name: 'Repair all contrast' })).toHaveFocus();
  return opened;
}
function applyStyle() {
  const { color, backgroundColor } = getComputedStyle(element(page.getByRole('button', { name: 'Apply' })));
  return { color, backgroundColor };
}

describe('repairing everything (THEME-05)', () => {
  it('is a proposal that the page tries on, and one step when it is accepted (B6)', async () => {
    const { panel, fake } = await open();
    const tried = applyStyle();
    expect(tried).not.toEqual({ color: 'rgb(136, 136, 136)', backgroundColor: 'rgb(119, 119, 119)' });
    await expect
      .element(panel.getByText(/^\d+ of \d+ chosen\. Everything can be read well\.$/))
      .toBeVisible();
    expect(await findings()).toEqual([]);
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.element(panel.getByRole('heading', { name: 'Contrast' })).toHaveFocus();
    await expect.element(panel.getByText('All contrast repaired. You can undo this.')).toBeInTheDocument();
    await expect.element(panel.getByRole('button', { name: 'Repair everything' })).not.toBeInTheDocument();
    expect(applyStyle()).toEqual(tried);
    await expect.poll(() => fake.server.draft?.sections).not.toEqual(badContrast().sections);
    await panel.getByRole('button', { name: 'Undo: All contrast repaired' }).click();
    await expect.poll(() => fake.server.draft?.sections).toEqual(badContrast().sections);
  });

  it('leaves no trace when it is cancelled', async () => {
    const { panel, fake } = await open();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    expect(applyStyle()).toEqual({ color: 'rgb(136, 136, 136)', backgroundColor: 'rgb(119, 119, 119)' });
    await expect.element(panel.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    expect(fake.saves()).toBe(0);
  });

  it('says which pairs cannot be repaired, because both colours are locked', async () => {
    const { panel } = await open(badContrast(true));
    const clash = panel.getByText(/pairs? cannot be repaired, because what would have to change must stay$/);
    await expect.element(clash).toBeVisible();
    await expect
      .element(panel.getByText(/^Primary buttons: text on Background: 1\.\d+ : 1.*\(light\)/).first())
      .toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'Text', exact: true }).elements()).toEqual([]);
  });

  it('keeps what somebody has set, when it is asked to', async () => {
    const { panel } = await open();
    await expect.element(panel.getByText('Already set here').first()).toBeVisible();
    await panel.getByRole('radio', { name: 'Only what I have not set' }).click();
    await expect.element(panel.getByText('Already set here')).not.toBeInTheDocument();
    await expect.element(panel.getByText(/pairs? cannot be repaired/)).toBeVisible();
  });

  it('follows what is edited while it is open, and ends with nothing to repair', async () => {
    const { panel, fake } = await open(
      documentOf({ navbar: { background: { value: '#777777' }, text: { value: '#888888' } } }),
    );
    await panel.getByRole('combobox', { name: 'Part of the site' }).selectOptions('Navigation bar');
    await panel.getByRole('textbox', { name: 'Background: value', exact: true }).fill('#000080');
    await panel.getByRole('textbox', { name: 'Text: value', exact: true }).fill('#ffffff');
    await expect.poll(() => fake.server.draft?.sections.navbar?.text).toEqual({ value: '#ffffff' });
    await expect.element(panel.getByRole('checkbox', { name: 'Text', exact: true })).not.toBeInTheDocument();
    expect(fake.server.draft?.sections.navbar?.background).toEqual({ value: '#000080' });
  });

  it('leaves parts alone that are locked for who repairs', async () => {
    const fake = createFakeBackend({ draft: badContrast() });
    fake.team.rights = ['view', 'edit', 'publish'];
    fake.team.locks = [{ section: 'primary_buttons', by: 'Bob Builder' }];
    const { panel } = await openPanel({ fake });
    await expect.element(panel.getByText('Locked by Bob Builder').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Repair everything' }).click();
    await expect
      .element(panel.getByText(/pairs? cannot be repaired, because what would have to change must stay$/))
      .toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'Text', exact: true }).elements()).toEqual([]);
  });
});
