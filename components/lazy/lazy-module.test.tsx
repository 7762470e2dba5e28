import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, render } from '../testing/render.tsx';
import { lazyModule, useLazyModule, type LazyModule } from './lazy-module.ts';

function Reader({ from, wanted }: { from: LazyModule<string>; wanted?: boolean }) {
  const { status, module, retry } = useLazyModule(from, wanted);
  return (
    <button type="button" onClick={() => void retry()}>
      {module ?? status}
    </button>
  );
}
const failing = (times: number) =>
  vi.fn(async () => {
    if (times-- > 0) throw new Error('offline');
    return 'here';
  });
const button = () => page.getByRole('button').first();

describe('useLazyModule', () => {
  it('asks once for all who need it', async () => {
    const load = failing(0);
    const module = lazyModule(load);
    render(
      <>
        <Reader from={module} />
        <Reader from={module} />
      </>,
    );
    await expect.element(button()).toHaveTextContent('here');
    expect(load).toHaveBeenCalledOnce();
  });

  it('does not ask before it is wanted', async () => {
    const load = failing(0);
    const module = lazyModule(load);
    const { rerender } = render(<Reader from={module} wanted={false} />);
    await expect.element(button()).toHaveTextContent('loading');
    expect(load).not.toHaveBeenCalled();
    rerender(<Reader from={module} />);
    await expect.element(button()).toHaveTextContent('here');
  });

  it('reports a failure, and tries again when it is asked to', async () => {
    const module = lazyModule(failing(1));
    render(<Reader from={module} />);
    await expect.element(button()).toHaveTextContent('failed');
    await page.getByRole('button').click();
    await expect.element(button()).toHaveTextContent('here');
  });

  it('tries again when a component needs it later', async () => {
    const module = lazyModule(failing(1));
    const { rerender } = render(<Reader key="first" from={module} />);
    await expect.element(button()).toHaveTextContent('failed');
    rerender(<Reader key="second" from={module} />);
    await expect.element(button()).toHaveTextContent('here');
  });

  it('is on its way while the server’s page is taken over, even when it is there already', async () => {
    const module = lazyModule(failing(0));
    await module.load();
    const { html, complaints } = hydrate(<Reader from={module} />);
    expect(html).toContain('loading');
    expect(complaints).toEqual([]);
    await expect.element(button()).toHaveTextContent('here');
  });
});
