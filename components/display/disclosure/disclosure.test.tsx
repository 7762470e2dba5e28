import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Disclosure } from './disclosure.tsx';

const details = (container: HTMLElement) => container.querySelector('details')!;
const answer = () => page.getByText('Two weeks');

function Owner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Disclosure summary="How long?" open={open} onOpenChange={setOpen}>
        Two weeks
      </Disclosure>
      <output>{String(open)}</output>
      <button type="button" onClick={() => setOpen(!open)}>
        Elsewhere
      </button>
    </>
  );
}

describe('Disclosure', () => {
  it('opens and closes by pointer and by keyboard', async () => {
    const onOpenChange = vi.fn();
    render(
      <Disclosure summary="How long?" onOpenChange={onOpenChange}>
        Two weeks
      </Disclosure>,
    );
    await expect.element(answer()).not.toBeVisible();
    await page.getByText('How long?').click();
    await expect.element(answer()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(answer()).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(answer()).toBeVisible();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('is open at first when told so, which is no change', async () => {
    const onOpenChange = vi.fn();
    const onToggle = vi.fn();
    render(
      <Disclosure summary="How long?" defaultOpen onOpenChange={onOpenChange} onToggle={onToggle}>
        Two weeks
      </Disclosure>,
    );
    await expect.element(answer()).toBeVisible();
    await expect.poll(() => onToggle.mock.calls.length).toBeGreaterThan(0);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('keeps what its user did when the page renders anew', async () => {
    const { rerender } = render(<Disclosure summary="How long?">Two weeks</Disclosure>);
    await page.getByText('How long?').click();
    rerender(<Disclosure summary="How long now?">Two weeks</Disclosure>);
    await expect.element(answer()).toBeVisible();
  });

  it('follows its owner, and tells it what the user does', async () => {
    render(<Owner />);
    await page.getByText('How long?').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('true');
    await expect.element(answer()).toBeVisible();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(answer()).not.toBeVisible();
    await page.getByText('How long?').click();
    await expect.element(answer()).toBeVisible();
  });

  it('stays closed when its owner does not open it', async () => {
    const onOpenChange = vi.fn();
    const { container } = render(
      <Disclosure summary="How long?" open={false} onOpenChange={onOpenChange}>
        Two weeks
      </Disclosure>,
    );
    await page.getByText('How long?').click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
    await expect.poll(() => details(container).open).toBe(false);
  });

  it('may be a heading of the page’s outline', async () => {
    render(<Disclosure summary="How long?" headingLevel={3} />);
    await expect.element(page.getByRole('heading', { name: 'How long?', level: 3 })).toBeVisible();
  });

  it('closes others of its name when it opens', async () => {
    const { container } = render(
      <>
        <Disclosure summary="One" name="faq" defaultOpen />
        <Disclosure summary="Two" name="faq" />
      </>,
    );
    await page.getByText('Two').click();
    await expect
      .poll(() => [...container.querySelectorAll('details')].map(({ open }) => open))
      .toEqual([false, true]);
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDetailsElement>();
    render(<Disclosure ref={ref} summary="How long?" id="answer" />);
    expect(ref.current).toHaveAttribute('id', 'answer');
  });
});
