import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { render } from '../../testing/render.tsx';
import { ToastProvider, useToasts, type Toast, type Toasts } from './toast.tsx';

const reached: { toasts?: Toasts } = {};
function Reach() {
  const toasts = useToasts();
  useEffect(() => {
    reached.toasts = toasts;
  });
  return <Button>Page</Button>;
}
const start = () =>
  render(
    <ToastProvider>
      <Reach />
    </ToastProvider>,
  );
const show = (text: string, toast: Partial<Toast> = {}) =>
  flushSync(() => reached.toasts!.show({ text, ...toast }));
const region = () => page.getByRole('region', { name: 'Messages' });

/** Milliseconds pass on the stopped clock; then React shows what came of it. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are read aloud politely, and alerts at once', async () => {
    start();
    await expect.element(region()).toHaveAttribute('aria-live', 'polite');
    show('Saved', { variant: 'success' });
    show('Failed', { variant: 'alert' });
    await expect.element(region().getByText('Saved')).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed');
  });

  it.each([
    ['brief', 3_000],
    ['short', 5_000],
    ['long', 15_000],
  ] as const)('SHELL-09 a %s one closes after %i ms', async (duration, milliseconds) => {
    start();
    stopTheClock();
    show('Saved', { duration });
    await pass(milliseconds - 1);
    expect(document.body.textContent).toContain('Saved');
    await pass(1);
    expect(document.body.textContent).not.toContain('Saved');
  });

  it('stay when they are told to, and longer with an action', async () => {
    start();
    stopTheClock();
    show('Kept', { duration: 'stay' });
    show('Removed', { action: { label: 'Undo', onSelect: () => {} } });
    await pass(14_000);
    expect(document.body.textContent).toContain('Removed');
    await pass(2_000);
    expect(document.body.textContent).not.toContain('Removed');
    expect(document.body.textContent).toContain('Kept');
  });

  it('SHELL-09 wait while one is hovered, and go on where they were', async () => {
    start();
    show('Saved');
    await region().getByText('Saved').hover();
    stopTheClock();
    await pass(60_000);
    expect(document.body.textContent).toContain('Saved');
  });

  it('SHELL-09 wait while one has the focus', async () => {
    start();
    show('Saved');
    await expect.element(region().getByText('Saved')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await expect.element(region()).toHaveFocus();
    stopTheClock();
    await pass(60_000);
    expect(document.body.textContent).toContain('Saved');
  });

  it('are reached by F8 and left by Escape', async () => {
    start();
    await userEvent.tab();
    show('Saved');
    await expect.element(region().getByText('Saved')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus();
  });

  it('close by hand; the focus goes to those that are left, then back', async () => {
    start();
    await userEvent.tab();
    show('One');
    show('Two');
    await expect.element(region().getByText('Two')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(region().getByText('One')).not.toBeInTheDocument();
    await expect.element(region()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(region().getByText('Two')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus();
  });

  it('give the focus back when their owner takes them away from under it', async () => {
    start();
    await userEvent.tab();
    const close = show('Saved');
    await expect.element(region().getByText('Saved')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    close();
    await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus();
  });

  it('do their action once and close', async () => {
    const onSelect = vi.fn();
    start();
    show('Removed', { action: { label: 'Undo', onSelect } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(region().getByText('Removed')).not.toBeInTheDocument();
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('show three at once; the fourth comes when one goes', async () => {
    start();
    const close = ['One', 'Two', 'Three', 'Four'].map((text) => show(text));
    await expect.element(region().getByText('Three')).toBeVisible();
    await expect.element(region().getByText('Four')).not.toBeInTheDocument();
    close[0]?.();
    await expect.element(region().getByText('Four')).toBeVisible();
  });

  it('can be pressed over a dialog, which stays open', async () => {
    render(
      <ToastProvider>
        <Reach />
        <WithDialog />
      </ToastProvider>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    show('Saved');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(region().getByText('Saved')).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('are reached by F8 over a dialog too, which Escape leaves open there', async () => {
    render(
      <ToastProvider>
        <Reach />
        <WithDialog />
      </ToastProvider>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    show('Saved', { action: { label: 'Undo', onSelect: () => {} } });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('SHELL-11 speak the language around them', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <ToastProvider>
          <Reach />
        </ToastProvider>
      </LocaleProvider>,
    );
    show('تم الحفظ');
    await expect.element(page.getByRole('button', { name: 'إخفاء' })).toBeVisible();
  });
});

describe('toasts in a page that is enlarged fourfold', () => {
  beforeEach(() => page.viewport(320, 256));
  afterEach(() => page.viewport(1280, 800));

  it('are all in reach, where three are higher than the window', async () => {
    start();
    for (const text of ['One', 'Two', 'Three'])
      show(`${text} is a message of more words than there is room for in a line`, { duration: 'stay' });
    await expect.element(region().getByText(/^Three/)).toBeInTheDocument();
    expect(region().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect.element(region().getByText(/^Three/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect.element(region().getByText(/^One/)).not.toBeInTheDocument();
  });
});

function WithDialog() {
  const [open, setOpen] = useState(true);
  return <Dialog open={open} onOpenChange={setOpen} title="Apply" />;
}
