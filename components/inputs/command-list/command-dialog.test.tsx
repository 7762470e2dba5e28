import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { CommandDialog, type CommandDialogProps } from './command-dialog.tsx';

const select = vi.fn();
const commands = [{ id: 'save', label: 'Save this job', onSelect: () => select() }];
const dialog = () => page.getByRole('dialog', { name: 'Commands' });
const input = () => page.getByRole('combobox', { name: 'Search commands' });

const Example = (props: Partial<CommandDialogProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <input aria-label="Name" />
      <CommandDialog commands={commands} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

describe('CommandDialog', () => {
  it('puts the focus into the search, closes when a command is chosen, and gives the focus back', async () => {
    select.mockClear();
    render(<Example />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('save{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(select).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('has forgotten what was typed when it opens again', async () => {
    render(<Example />);
    await page.getByRole('button', { name: 'Open' }).click();
    await userEvent.keyboard('xyz{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(input()).toHaveValue('');
  });

  it('opens by its shortcut with Control from anywhere, also while people type', async () => {
    render(<Example shortcut="Mod+K" />);
    await page.getByLabelText('Name').click();
    await userEvent.keyboard('k');
    await expect.element(page.getByLabelText('Name')).toHaveValue('k');
    await expect.element(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
  });

  it('leaves a key alone to the field that people type into', async () => {
    render(<Example shortcut="/" />);
    await page.getByLabelText('Name').click();
    await userEvent.keyboard('/');
    await expect.element(page.getByLabelText('Name')).toHaveValue('/');
    await expect.element(dialog()).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('/');
    await expect.element(input()).toHaveValue('');
    await expect.element(input()).toHaveFocus();
  });

  it('listens to no key unless it is asked to', async () => {
    render(<Example />);
    const pressed = new KeyboardEvent('keydown', {
      key: 'k',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('passes ref and other props to the dialog, and may be called otherwise', async () => {
    const ref = createRef<HTMLDivElement>();
    render(<CommandDialog ref={ref} open onOpenChange={() => {}} commands={[]} title="Actions" id="all" />);
    await expect.element(page.getByRole('dialog', { name: 'Actions' })).toHaveAttribute('id', 'all');
    expect(ref.current).toHaveAttribute('id', 'all');
  });
});
