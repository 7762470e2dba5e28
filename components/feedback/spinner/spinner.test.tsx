import { createRef } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { Spinner } from './spinner.tsx';

describe('Spinner', () => {
  it('is a progress of unknown length, named by what goes on', async () => {
    render(<Spinner label="Loading jobs" />);
    const spinner = page.getByRole('progressbar', { name: 'Loading jobs' });
    await expect.element(spinner).toBeVisible();
    await expect.element(spinner).not.toHaveAttribute('aria-valuenow');
  });

  it('is silent where a text beside it says what goes on', () => {
    const { container } = render(<Spinner />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(page.getByRole('progressbar').elements()).toHaveLength(0);
  });

  it('has three sizes', () => {
    const { container } = render(
      <>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </>,
    );
    expect([...container.children].map((child) => (child as HTMLElement).offsetWidth)).toEqual([20, 32, 48]);
  });

  it('turns, and stands still for people who asked for less motion', async () => {
    const { container } = render(<Spinner />);
    const animations = () => container.firstElementChild!.getAnimations().length;
    expect(animations()).toBe(0);
    onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
    await commands.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(animations).toBe(1);
  });

  it('is seen to turn where colours are forced', async () => {
    const { container } = render(<Spinner />);
    const [top, rest] = await underForcedColors(() => {
      const { borderTopColor, borderLeftColor } = getComputedStyle(container.firstElementChild!);
      return [borderTopColor, borderLeftColor];
    });
    expect(top).not.toBe(rest);
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<Spinner ref={ref} id="wait" />);
    expect(ref.current).toHaveAttribute('id', 'wait');
  });
});
