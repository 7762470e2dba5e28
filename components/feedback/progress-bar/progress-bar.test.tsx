import { createRef } from 'react';
import { describe, expect, expectTypeOf, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';

const bar = (name = 'Files') => page.getByRole('progressbar', { name, exact: true });
const native = () => document.querySelector('progress')!;

describe('ProgressBar', () => {
  it('is named by its label and says how far it is, to the eye and to the ear', async () => {
    render(<ProgressBar label="Files" value={40} />);
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '40%');
    await expect.element(page.getByText('40%')).toBeVisible();
    expect(native().position).toBe(0.4);
  });

  it('counts in words where it is told to, and within its ends', async () => {
    const { rerender } = render(<ProgressBar label="Files" value={3} max={5} valueText="3 of 5 files" />);
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '3 of 5 files');
    expect(native().position).toBe(0.6);
    rerender(<ProgressBar label="Files" value={9} max={5} />);
    expect(native().position).toBe(1);
  });

  it('counts in the language around it', async () => {
    render(
      <LocaleProvider locale="de-DE">
        <ProgressBar label="Files" value={12.5} />
      </LocaleProvider>,
    );
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '12\u00A0%');
  });

  it('says nothing of how far it is while nobody knows, and keeps its element when that changes', async () => {
    const { rerender } = render(<ProgressBar label="Files" />);
    const before = native();
    expect(before.matches(':indeterminate')).toBe(true);
    await expect.element(bar()).not.toHaveAttribute('aria-valuetext');
    rerender(<ProgressBar label="Files" value={1} />);
    expect(native()).toBe(before);
    expect(before.matches(':indeterminate')).toBe(false);
  });

  it('moves while nobody knows, except for people who asked for less motion', async () => {
    render(<ProgressBar label="Files" />);
    expect(native().getAnimations()).toHaveLength(0);
    onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
    await commands.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => native().getAnimations().length).toBe(1);
  });

  it('may have its label out of sight', async () => {
    const { container } = render(<ProgressBar label="Files" labelHidden value={40} />);
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '40%');
    expect(container.firstElementChild!.getBoundingClientRect().height).toBeLessThan(16);
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ProgressBar ref={ref} label="Files" value={1} id="sending" />);
    expect(ref.current).toHaveAttribute('id', 'sending');
  });

  it('takes no words for how far it is where nobody knows', () => {
    expectTypeOf<{ label: string; valueText: string }>().not.toExtend<ProgressBarProps>();
    expectTypeOf<{ label: string }>().toExtend<ProgressBarProps>();
  });
});
