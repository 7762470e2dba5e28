import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

function Example(props: Partial<AlertDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw…</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Withdraw?"
        description="You can apply again later."
        confirmLabel="Withdraw"
        busyLabel="Withdrawing…"
        onConfirm={() => {}}
        {...props}
      />
    </>
  );
}
const dialog = () => page.getByRole('alertdialog', { name: 'Withdraw?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
async function openIt() {
  await button('Withdraw…').click();
  await expect.element(dialog()).toBeVisible();
}

describe('AlertDialog', () => {
  it('is an alert dialog with name and description, and begins at the button that changes nothing', async () => {
    render(<Example />);
    await openIt();
    await expect.element(dialog()).toHaveAccessibleDescription('You can apply again later.');
    await expect.element(button('Cancel')).toHaveFocus();
  });

  it('does what it is for, closes, and returns the focus', async () => {
    const onConfirm = vi.fn();
    render(<Example onConfirm={onConfirm} />);
    await openIt();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledOnce();
    await expect.element(button('Withdraw…')).toHaveFocus();
  });

  it('changes nothing by Cancel and by Escape', async () => {
    const onConfirm = vi.fn();
    render(<Example onConfirm={onConfirm} />);
    await openIt();
    await button('Cancel').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await openIt();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is not closed by a press beside it', async () => {
    render(<Example />);
    await openIt();
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    await button('Cancel').click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('waits while it is being done, once however often it is pressed, and cannot be left meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => promise);
    render(<Example onConfirm={onConfirm} />);
    await openIt();
    await button('Withdraw').dblClick();
    await expect.element(dialog()).toHaveAttribute('aria-busy', 'true');
    await expect.element(button('Withdrawing…')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Cancel')).toBeDisabled();
    await expect.element(dialog()).toBeVisible();
    resolve();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('stays open when it could not be done, and says why until it is tried again or closed', async () => {
    const answers = ['The server did not answer.', false, 'It still does not.'] as const;
    const onConfirm = vi.fn(async () => answers[onConfirm.mock.calls.length - 1]);
    render(<Example onConfirm={onConfirm} />);
    await openIt();
    await button('Withdraw').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server did not answer.');
    // told elsewhere
    await button('Withdraw').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await button('Withdraw').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('It still does not.');
    await button('Cancel').click();
    await openIt();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(button('Withdraw')).toBeEnabled();
  });

  it('says that it did not work when nobody else does, reports why, and stays open', async () => {
    const reported = vi.fn();
    // else the test runner takes it for its own
    const listen = (event: ErrorEvent) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      reported(event.error);
    };
    addEventListener('error', listen, { capture: true });
    onTestFinished(() => removeEventListener('error', listen, { capture: true }));
    const problem = new Error('offline');
    let works = false;
    render(<Example onConfirm={() => (works ? undefined : Promise.reject(problem))} />);
    await openIt();
    await button('Withdraw').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('That did not work. You can try once more.');
    await expect.element(button('Withdraw')).toBeEnabled();
    expect(reported.mock.calls).toEqual([[problem]]);
    works = true;
    await button('Withdraw').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await openIt();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('is not closed by the answer to what was confirmed before it was opened anew, nor waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onOpenChange = vi.fn();
    const Owned = ({ open }: { open: boolean }) => (
      <Example open={open} onOpenChange={onOpenChange} onConfirm={() => promise} />
    );
    const { rerender } = render(<Owned open />);
    await button('Withdraw').click();
    await expect.element(dialog()).toHaveAttribute('aria-busy', 'true');
    rerender(<Owned open={false} />);
    rerender(<Owned open />);
    await expect.element(dialog()).not.toHaveAttribute('aria-busy');
    resolve();
    await button('Cancel').click();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('tells nobody any more once it is gone', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onOpenChange = vi.fn();
    const { rerender } = render(<Example open onOpenChange={onOpenChange} onConfirm={() => promise} />);
    await button('Withdraw').click();
    rerender(null);
    resolve();
    await promise;
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <Example />
      </LocaleProvider>,
    );
    await openIt();
    await expect.element(button('إلغاء')).toBeVisible();
  });
});
