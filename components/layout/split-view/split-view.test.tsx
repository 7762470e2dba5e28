import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
import { SplitView, type SplitViewProps } from './split-view.tsx';

const Example = (props: Partial<SplitViewProps>) => (
  <SplitView label="Jobs" primary={<p>List</p>} secondary={<p>Details</p>} {...(props as object)} />
);
const Owner = () => {
  const [size, setSize] = useState(30);
  return <Example size={size} onSizeChange={setSize} />;
};
const separator = () => page.getByRole('separator', { name: 'Jobs' });
const valueNow = () => Number(separator().element().getAttribute('aria-valuenow'));
const share = (text: string) => {
  const pane = page.getByText(text).element().parentElement!;
  return (pane.getBoundingClientRect().width / pane.parentElement!.getBoundingClientRect().width) * 100;
};

afterEach(() => page.viewport(1280, 800));

describe('SplitView', () => {
  it('has a separator that says what it resizes and how far', async () => {
    render(<Example defaultSize={30} min={10} max={60} />);
    await expect.element(separator()).toHaveAttribute('aria-valuenow', '30');
    await expect.element(separator()).toHaveAttribute('aria-valuemin', '10');
    await expect.element(separator()).toHaveAttribute('aria-valuemax', '60');
    await expect.element(separator()).toHaveAttribute('aria-orientation', 'vertical');
    expect(document.getElementById(separator().element().getAttribute('aria-controls')!)).toHaveTextContent(
      'List',
    );
    expect(share('List')).toBeCloseTo(30, 1);
  });

  it('is moved by the arrow keys, within its bounds', async () => {
    render(<Example defaultSize={30} max={38} />);
    await userEvent.tab();
    await expect.element(separator()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(valueNow()).toBe(35);
    await userEvent.keyboard('{ArrowRight}');
    expect(valueNow()).toBe(38);
    await userEvent.keyboard('{ArrowLeft}');
    expect(valueNow()).toBe(33);
    expect(share('List')).toBeCloseTo(33, 1);
  });

  it('goes as far as it can by Home and End', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(valueNow()).toBe(80);
    await userEvent.keyboard('{Home}');
    expect(valueNow()).toBe(20);
  });

  it('shrinks the first pane by Enter, and gives it back its size by Enter', async () => {
    render(<Example defaultSize={45} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(valueNow()).toBe(20);
    await userEvent.keyboard('{Enter}');
    expect(valueNow()).toBe(45);
  });

  it('gives the first pane back the size before, by Enter after Home', async () => {
    render(<Example defaultSize={45} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}{Home}');
    expect(valueNow()).toBe(20);
    await userEvent.keyboard('{Enter}');
    expect(valueNow()).toBe(45);
  });

  it('follows the pointer to a fraction of a per cent, and takes the focus', async () => {
    const onSizeChange = vi.fn();
    const { container } = render(<Example defaultSize={30} onSizeChange={onSizeChange} />);
    const root = container.firstElementChild!.getBoundingClientRect();
    const from = separator().element().getBoundingClientRect();
    await userEvent.dragAndDrop(separator(), container.firstElementChild!, {
      sourcePosition: { x: 12, y: 5 },
      targetPosition: { x: from.left - root.left + 12 + root.width / 8, y: 5 },
    });
    await expect.poll(() => Math.abs(share('List') - 42.5)).toBeLessThan(0.3);
    await expect.element(separator()).toHaveFocus();
    expect(onSizeChange.mock.lastCall![0]).toBeCloseTo(share('List'), 0);
    expect(container.firstElementChild).not.toHaveAttribute('data-resizing');
  });

  it('is mirrored from right to left, for keys and pointer', async () => {
    const { container } = render(<Example defaultSize={30} />, { dir: 'rtl' });
    const root = container.firstElementChild!.getBoundingClientRect();
    expect(page.getByText('List').element().getBoundingClientRect().right).toBeCloseTo(root.right, 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(valueNow()).toBe(35);
    await userEvent.dragAndDrop(separator(), container.firstElementChild!, {
      sourcePosition: { x: 12, y: 5 },
      targetPosition: { x: root.width / 2 - 12, y: 5 },
    });
    await expect.poll(valueNow).toBe(50);
  });

  it('stays where its owner keeps it', async () => {
    const onSizeChange = vi.fn();
    render(<Example size={30} onSizeChange={onSizeChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onSizeChange).toHaveBeenCalledExactlyOnceWith(35);
    expect(valueNow()).toBe(30);
  });

  it('goes where its owner moves it', async () => {
    render(<Owner />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(share('List')).toBeCloseTo(40, 1);
  });

  it('shows one of its panes, and no separator, in windows of 992 px and less', async () => {
    const { rerender } = render(<Example />);
    await page.viewport(993, 700);
    expect(page.getByText('Details').element()).toBeVisible();
    await page.viewport(992, 700);
    expect(page.getByText('List').element()).toBeVisible();
    expect(page.getByText('Details').element()).not.toBeVisible();
    expect(page.getByRole('separator').elements()).toHaveLength(0);
    rerender(<Example narrow="secondary" />);
    expect(page.getByText('List').element()).not.toBeVisible();
    expect(share('Details')).toBe(100);
  });

  it('has its own size inside another one', () => {
    render(<Example defaultSize={63} primary={<Example defaultSize={32} primary={<p>Inner</p>} />} />);
    expect(share('Inner')).toBeCloseTo(32, 1);
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Example ref={ref} id="jobs" />);
    expect(ref.current).toHaveAttribute('id', 'jobs');
    expect(ref.current?.contains(separator().element())).toBe(true);
  });

  it('has its size in the server’s HTML without a style, and hydrates without a difference', () => {
    const { html, complaints } = hydrate(<Example defaultSize={37} />);
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    const fresh = document.createElement('div');
    document.body.append(fresh);
    fresh.innerHTML = html;
    const { width } = fresh.firstElementChild!.firstElementChild!.getBoundingClientRect();
    expect((width / fresh.clientWidth) * 100).toBeCloseTo(37, 1);
    fresh.remove();
  });
});
