import { createRef, useRef, useState, type FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Popover } from './popover.tsx';

const trigger = <Button>Work type</Button>;
const button = () => page.getByRole('button', { name: 'Work type' });
const popover = () => page.getByRole('dialog', { name: 'Work type' });

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover trigger={trigger} label="Work type" open={open} onOpenChange={setOpen} />
      <output>{String(open)}</output>
    </>
  );
}

/** As pages do that fetch the popover when its button is pressed. */
function Anchored() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" aria-haspopup="dialog" onClick={() => setOpen(!open)}>
        Work type
      </button>
      {open ? (
        <Popover anchor={anchor} label="Work type" open onOpenChange={setOpen}>
          <input aria-label="Remote" />
        </Popover>
      ) : null}
      <input aria-label="Elsewhere" />
    </>
  );
}

describe('Popover', () => {
  it('opens and closes by its button, which says so', async () => {
    render(<Popover trigger={trigger} title="Work type" />);
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    await button().click();
    await expect.element(popover()).toBeVisible();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    await button().click();
    await expect.element(popover()).not.toBeInTheDocument();
  });

  it('takes the focus by keyboard, gives it back by Escape, and lets Tab leave it', async () => {
    render(
      <>
        <Popover trigger={trigger} label="Work type">
          <input aria-label="Remote" />
        </Popover>
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Remote' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it('opens beside a button that was there before it, and closes by the same button', async () => {
    render(<Anchored />);
    await button().click();
    await expect.element(page.getByRole('textbox', { name: 'Remote' })).toHaveFocus();
    expect(popover().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button().element().getBoundingClientRect().bottom,
    );
    await button().click();
    await expect.element(popover()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it('gives the focus back to that button by Escape, and leaves it where a press took it', async () => {
    render(<Anchored />);
    await button().click();
    await expect.element(page.getByRole('textbox', { name: 'Remote' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
    await button().click();
    await page.getByRole('textbox', { name: 'Elsewhere' }).click();
    await expect.element(popover()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('closes by a press elsewhere, which does there what it does', async () => {
    let pressed = 0;
    render(
      <>
        <Popover trigger={trigger} label="Work type" />
        <button type="button" onClick={() => (pressed += 1)}>
          Elsewhere
        </button>
      </>,
    );
    await button().click();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(popover()).not.toBeInTheDocument();
    expect(pressed).toBe(1);
  });

  it('keeps the sending of a form in it from the form around', async () => {
    const inner = vi.fn((event: FormEvent) => event.preventDefault());
    const outer = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={outer}>
        <Popover open trigger={<button type="button">Open</button>} label="Filter">
          <form onSubmit={inner}>
            <button type="submit">Send</button>
          </form>
        </Popover>
      </form>,
    );
    await page.getByRole('button', { name: 'Send' }).click();
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await button().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('true');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent('false');
  });

  it.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('SHELL-11 begins at the edge of its button where reading starts: %s', async (dir, start) => {
    document.documentElement.dir = dir;
    render(
      <div style={{ padding: 40 }}>
        <Popover trigger={trigger} label="Work type" open>
          On site
        </Popover>
      </div>,
      { dir },
    );
    const edge = (each: ReturnType<typeof button>) =>
      Math.round(each.element().getBoundingClientRect()[start]);
    await expect.poll(() => edge(popover()) - edge(button())).toBe(0);
    document.documentElement.dir = 'ltr';
  });

  it('stays within a small window, and scrolls there', async () => {
    await page.viewport(320, 400);
    render(
      <Popover trigger={trigger} label="Work type" open>
        {'Many words. '.repeat(300)}
      </Popover>,
    );
    await expect
      .poll(() => {
        const { scrollHeight, clientHeight } = popover().element();
        const { left, right, top, bottom } = popover().element().getBoundingClientRect();
        return left >= 0 && right <= 320 && top >= 0 && bottom <= 400 && scrollHeight > clientHeight;
      })
      .toBe(true);
    await page.viewport(1280, 800);
  });

  it('mounts inside the theme root around it', async () => {
    const { container } = render(
      <div data-pt-theme="">
        <Popover trigger={trigger} label="Work type" open />
      </div>,
    );
    await expect.element(popover()).toBeVisible();
    expect(container.firstElementChild!.contains(popover().element())).toBe(true);
  });

  it('passes ref and other props to its panel', async () => {
    const ref = createRef<HTMLDivElement>();
    render(<Popover trigger={trigger} label="Work type" open ref={ref} data-testid="panel" />);
    await expect.poll(() => ref.current?.dataset['testid']).toBe('panel');
  });
});
