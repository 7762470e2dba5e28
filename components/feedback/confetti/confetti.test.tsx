import { createRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Confetti } from './confetti.tsx';

async function withMotion() {
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
}
const canvas = () => document.querySelector('canvas')!;
/** Whether something has been drawn. */
function isPainted() {
  const { width, height } = canvas();
  if (width === 0 || height === 0) return false;
  const { data } = canvas().getContext('2d')!.getImageData(0, 0, width, height);
  return data.some((channel) => channel > 0);
}

/** How many shapes are drawn in each frame from now on. */
function countShapes() {
  const frames: number[] = [];
  const brush = CanvasRenderingContext2D.prototype;
  const { clearRect, fill } = brush;
  vi.spyOn(brush, 'clearRect').mockImplementation(function clear(this: CanvasRenderingContext2D, ...box) {
    frames.push(0);
    clearRect.apply(this, box);
  });
  vi.spyOn(brush, 'fill').mockImplementation(function count(this: CanvasRenderingContext2D) {
    frames.push((frames.pop() ?? 0) + 1);
    Reflect.apply(fill, this, []);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return frames;
}

describe('Confetti', () => {
  it('OFFERS-07 throws 200 pieces once, and the page is empty again afterwards', async () => {
    await withMotion();
    const onDone = vi.fn();
    const worker = vi.spyOn(window, 'Worker');
    const frames = countShapes();
    render(<Confetti onDone={onDone} />);
    await expect.poll(isPainted).toBe(true);
    expect(canvas().dataset['pieces']).toBe('200');
    await expect.poll(() => onDone.mock.calls.length, { timeout: 30_000 }).toBe(1);
    expect(canvas().dataset['pieces']).toBe('0');
    expect(isPainted()).toBe(false);
    expect(Math.max(...frames)).toBe(200);
    // StrictMode has mounted it twice
    expect(onDone).toHaveBeenCalledOnce();
    expect(worker).not.toHaveBeenCalled();
  });

  it('OFFERS-07 throws nothing for people who asked for less motion, and is done at once', async () => {
    const onDone = vi.fn();
    render(<Confetti onDone={onDone} />);
    await expect.poll(() => onDone.mock.calls.length).toBeGreaterThan(0);
    expect(canvas().dataset['pieces']).toBeUndefined();
    expect(isPainted()).toBe(false);
  });

  it('stops when it is taken away', async () => {
    await withMotion();
    const onDone = vi.fn();
    const { rerender } = render(<Confetti onDone={onDone} />);
    await expect.poll(isPainted).toBe(true);
    const { width } = canvas();
    const element = canvas();
    rerender(null);
    expect(document.querySelector('canvas')).toBeNull();
    const { data } = element.getContext('2d')!.getImageData(0, 0, width, element.height);
    expect(data.every((channel) => channel === 0)).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('lets presses through and is not read aloud', async () => {
    await withMotion();
    const onClick = vi.fn();
    render(
      <>
        <button type="button" onClick={onClick}>
          Accept
        </button>
        <Confetti />
      </>,
    );
    await page.getByRole('button').click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(canvas()).toHaveAttribute('aria-hidden', 'true');
  });

  it('passes ref and other props to the canvas', () => {
    const ref = createRef<HTMLCanvasElement>();
    render(<Confetti ref={ref} id="hooray" />);
    expect(ref.current).toHaveAttribute('id', 'hooray');
  });
});
