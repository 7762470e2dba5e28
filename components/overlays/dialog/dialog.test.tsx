import { Profiler, useRef, useState, type FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Withdraw?" {...props}>
        <input aria-label="Why?" />
        {props.children}
      </Dialog>
    </>
  );
}
const opener = () => page.getByRole('button', { name: 'Withdraw' });
const dialog = () => page.getByRole('dialog', { name: 'Withdraw?' });
async function openIt() {
  await opener().click();
  await expect.element(dialog()).toBeVisible();
}

function Gone() {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={list} tabIndex={-1}>
        Applications
      </h1>
      {open ? null : <Button onClick={() => setOpen(true)}>Withdraw</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Withdraw?" closeLabel="Close" returnFocusTo={list} />
    </>
  );
}

function Removing() {
  const [jobs, setJobs] = useState(['Nurse', 'Cook']);
  const [open, setOpen] = useState(false);
  const remove = () => {
    setJobs(['Cook']);
    setOpen(false);
  };
  return (
    <>
      <ul aria-label="Saved">
        {jobs.map((job) => (
          <li key={job}>
            <Button onClick={() => setOpen(true)}>{job}</Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Remove?"
        footer={<Button onClick={remove}>Remove</Button>}
      />
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title, described by its description, and takes the focus', async () => {
    render(<Example description="This cannot be undone." />);
    await openIt();
    await expect.element(dialog()).toHaveAccessibleDescription('This cannot be undone.');
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  });

  it('closes by Escape, by its cross and by a press beside it', async () => {
    render(<Example />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await openIt();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await openIt();
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('stays open while the key is held that opened it', async () => {
    render(<Example />);
    (opener().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>9/}');
    await expect.element(dialog()).toBeVisible();
  });

  it('returns the focus to what opened it', async () => {
    render(<Example />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
  });

  it('gives the focus to another element when its opener is gone', async () => {
    render(<Gone />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Applications' })).toHaveFocus();
  });

  it('gives the focus to what is left around its opener when that is gone, and Tab goes on from there', async () => {
    render(<Removing />);
    await page.getByRole('button', { name: 'Nurse' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByRole('list', { name: 'Saved' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Cook' })).toHaveFocus();
    await expect.element(page.getByRole('list', { name: 'Saved' })).not.toHaveAttribute('tabindex');
  });

  it('renders once while it is closed', () => {
    const onRender = vi.fn();
    render(
      <Profiler id="closed" onRender={onRender}>
        <Dialog open={false} onOpenChange={() => {}} title="Withdraw?" />
      </Profiler>,
    );
    expect(onRender).toHaveBeenCalledOnce();
  });

  it('keeps Tab among its own controls, in both directions', async () => {
    render(<Example footer={<Button>Keep</Button>} />);
    await openIt();
    const close = page.getByRole('button', { name: 'Close' });
    const keep = page.getByRole('button', { name: 'Keep' });
    await expect.element(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(keep).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Why?')).toHaveFocus();
  });

  it('keeps the sending of a form in it from the form around', async () => {
    const inner = vi.fn((event: FormEvent) => event.preventDefault());
    const outer = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={outer}>
        <Dialog open onOpenChange={() => {}} title="Log in">
          <form onSubmit={inner}>
            <button type="submit">Send</button>
          </form>
        </Dialog>
      </form>,
    );
    await page.getByRole('button', { name: 'Send' }).click();
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  it('stays open when its owner does not close it', async () => {
    const onOpenChange = vi.fn();
    render(<Dialog open onOpenChange={onOpenChange} title="Withdraw?" closeLabel="Close" />);
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(dialog()).toBeVisible();
  });

  it('keeps the page behind it from scrolling, and gives it back afterwards', async () => {
    render(
      <div>
        <Example />
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </div>,
    );
    const width = document.body.clientWidth;
    await openIt();
    await userEvent.wheel(dialog(), { delta: { y: 500 } });
    await userEvent.keyboard('{End}');
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    expect([scrollY, document.body.clientWidth]).toEqual([0, width]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-pt-locked');
  });

  it('writes no style element, which a strict policy for content would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    render(<Example />);
    await openIt();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('mounts inside the theme root around it, or where it is told to', async () => {
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    const { container, rerender } = render(
      <div data-pt-theme="">
        <Example />
      </div>,
    );
    await openIt();
    expect(container.firstElementChild!.contains(dialog().element())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    rerender(
      <div data-pt-theme="">
        <Example container={elsewhere} />
      </div>,
    );
    await openIt();
    expect(elsewhere.contains(dialog().element())).toBe(true);
  });

  it('fills the screen of a phone', async () => {
    await page.viewport(375, 700);
    render(<Example />);
    await openIt();
    const { x, y, width, height } = dialog().element().getBoundingClientRect();
    await page.viewport(1280, 800);
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  });

  it('closes one at a time, the last opened first', async () => {
    render(
      <Example>
        <Nested />
      </Example>,
    );
    await openIt();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Details' })).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('has an edge where colours are forced', async () => {
    render(<Example />);
    await openIt();
    const edge = await underForcedColors(() => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(dialog().element());
      return `${borderTopWidth} ${borderTopColor}`;
    });
    expect(edge).toBe('1px rgb(0, 0, 0)');
  });
});

function Nested() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>More</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Details" closeLabel="Close details" />
    </>
  );
}
