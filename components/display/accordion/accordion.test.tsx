import { createRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'one', summary: 'One', children: 'First' },
  { id: 'two', summary: 'Two', children: <a href="#second">Second</a>, defaultOpen: true },
  { id: 'three', summary: 'Three', children: 'Third' },
];
const open = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open]')].map((part) => part.querySelector('summary')!.textContent);
/** Makes the page longer than the window. */
const Box = () => <svg width="10" height="2000" />;

describe('Accordion', () => {
  it('has a heading for each part', async () => {
    render(<Accordion items={items} headingLevel={2} />);
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(['One', 'Two', 'Three']);
  });

  it('opens each part by itself', async () => {
    const { container } = render(<Accordion items={items} />);
    await page.getByText('Three').click();
    await expect.poll(() => open(container)).toEqual(['Two', 'Three']);
    await page.getByText('Two').click();
    await expect.poll(() => open(container)).toEqual(['Three']);
  });

  it('opens the part that an address points at, and shows it from its summary on', async () => {
    onTestFinished(() => history.replaceState(null, '', ' '));
    const { container } = render(
      <>
        <Box />
        <Accordion items={items} />
        <Box />
      </>,
    );
    location.hash = '#three';
    await expect.poll(() => open(container)).toEqual(['Two', 'Three']);
    const { top } = page.getByText('Three').element().closest('details')!.getBoundingClientRect();
    expect(top).toBeCloseTo(0, 0);
  });

  it('has one part open at most when it is exclusive, and says which closed', async () => {
    const onOpenChange = vi.fn();
    const { container } = render(
      <Accordion exclusive items={items.map((item) => ({ ...item, onOpenChange }))} />,
    );
    await page.getByText('One').click();
    await expect.poll(() => open(container)).toEqual(['One']);
    await expect
      .poll(() => onOpenChange.mock.calls.map(([change]) => change as boolean).toSorted())
      .toEqual([false, true]);
  });

  it('leaves another accordion on the page alone', async () => {
    const { container } = render(
      <>
        <Accordion exclusive items={items} />
        <Accordion exclusive items={[{ id: 'four', summary: 'Four' }]} />
      </>,
    );
    await page.getByText('Four').click();
    await expect.poll(() => open(container)).toEqual(['Two', 'Four']);
  });

  it('is walked through by Tab, into open parts and past closed ones', async () => {
    render(<Accordion items={items} />);
    const seen: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      seen.push(document.activeElement!.textContent);
    }
    expect(seen).toEqual(['One', 'Two', 'Second', 'Three']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Third')).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Accordion ref={ref} items={[]} id="faq" />);
    expect(ref.current).toHaveAttribute('id', 'faq');
  });
});
