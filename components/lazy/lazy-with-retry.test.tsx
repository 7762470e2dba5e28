import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, render } from '../testing/render.tsx';
import { lazyModule, useLoadedModule } from './lazy-module.ts';
import { lazyWithRetry, type LazyFailureProps } from './lazy-with-retry.tsx';
import { ChunkLoadError } from './load-chunk.ts';

type NameProps = { name: string };

const Hello = ({ name }: NameProps) => <p>Hello {name}</p>;

/** Fails so many times before it loads. */
const failing = (times: number, error: unknown = new TypeError('Failed to fetch')) =>
  vi.fn(async () => {
    if (times-- > 0) throw error;
    return { default: Hello };
  });

const Pending = ({ name }: NameProps) => <p>Loading {name}</p>;
function Failed({ error, retry, isRetrying, props }: LazyFailureProps<NameProps>) {
  const [loaded, setLoaded] = useState<boolean>();
  return (
    <button type="button" disabled={isRetrying} onClick={async () => setLoaded(await retry())}>
      {props.name}: {error instanceof ChunkLoadError ? error.reason : String(error)}{' '}
      {loaded === false && 'again'}
    </button>
  );
}

/** Boundaries report what they catch. */
function withoutReports() {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
}

describe('lazyWithRetry', () => {
  it('shows what is pending, then the component, loaded once for all', async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: typeof Hello }>();
    const load = vi.fn(() => promise);
    const Part = lazyWithRetry(load, { Pending, Failed });
    render(
      <>
        <Part name="Ada" />
        <Part name="Grace" />
      </>,
    );
    await expect.element(page.getByText('Loading Ada')).toBeVisible();
    resolve({ default: Hello });
    await expect.element(page.getByText('Hello Ada')).toBeVisible();
    await expect.element(page.getByText('Hello Grace')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps its failure with the focus until a retry succeeds, and recovers everywhere at once', async () => {
    withoutReports();
    const Part = lazyWithRetry(failing(2), { Pending, Failed });
    render(
      <>
        <Part name="Ada" />
        <Part name="Grace" />
      </>,
    );
    const button = page.getByRole('button', { name: /Ada/ });
    await expect.element(button).toHaveTextContent('Ada: error');
    await button.click();
    await expect.element(button).toHaveTextContent('Ada: error again');
    await button.click();
    await expect.element(page.getByText('Hello Ada')).toBeVisible();
    await expect.element(page.getByText('Hello Grace')).toBeVisible();
  });

  it('loads again for who appears after a failure', async () => {
    withoutReports();
    const Part = lazyWithRetry(failing(1), { Failed });
    const { rerender } = render(<Part key="first" name="Ada" />);
    await expect.element(page.getByRole('button')).toHaveTextContent('Ada: error');
    rerender(<Part key="second" name="Grace" />);
    await expect.element(page.getByText('Hello Grace')).toBeVisible();
  });

  it('contains what the component throws, and renders it again on a retry', async () => {
    withoutReports();
    let isBroken = true;
    const Fragile = ({ name }: NameProps) => {
      if (isBroken) throw new Error('broken');
      return <p>Hello {name}</p>;
    };
    const Part = lazyWithRetry(async () => ({ default: Fragile }), { Failed });
    render(<Part name="Ada" />);
    await expect.element(page.getByRole('button')).toHaveTextContent('Ada: Error: broken');
    isBroken = false;
    await page.getByRole('button').click();
    await expect.element(page.getByText('Hello Ada')).toBeVisible();
  });

  it('retries what it needs beside the component, too', async () => {
    withoutReports();
    let failures = 1;
    const texts = lazyModule(async () => {
      if (failures-- > 0) throw new TypeError('Failed to fetch');
      return 'Hi';
    });
    const Greeting = ({ name }: NameProps) => (
      <p>
        {useLoadedModule(texts)} {name}
      </p>
    );
    const Part = lazyWithRetry(async () => ({ default: Greeting }), { Failed, useAlso: () => texts.load });
    render(<Part name="Ada" />);
    await expect.element(page.getByRole('button')).toHaveTextContent('Ada: error');
    await page.getByRole('button').click();
    await expect.element(page.getByText('Hi Ada')).toBeVisible();
  });

  it('is there at once where it was preloaded', async () => {
    const Part = lazyWithRetry(failing(0), { Pending, Failed });
    expect(Part.isLoaded()).toBe(false);
    await Part.preload();
    const { container } = render(<Part name="Ada" />);
    expect(container).toHaveTextContent('Hello Ada');
  });

  it('is pending on the server and while the page hydrates, where it needs a browser', async () => {
    const Part = lazyWithRetry(failing(0), { onServer: 'pending', Pending, Failed });
    await Part.preload();
    const { html, complaints } = hydrate(<Part name="Ada" />);
    expect(html).toContain('Loading');
    expect(complaints).toEqual([]);
    await expect.element(page.getByText('Hello Ada')).toBeVisible();
  });
});

async function reasonOf(load: () => Promise<unknown>) {
  const error: unknown = await lazyModule(load)
    .load()
    .catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ChunkLoadError);
  const { reason, message } = error as ChunkLoadError;
  expect(message).toBe(`Loading chunk failed: ${reason}`);
  return reason;
}

describe('SHELL-08 a chunk that fails to load', () => {
  it('is missing where the server does not have the file', async () => {
    const file = new URL('/never-there.js', window.location.href).href;
    const answer = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    onTestFinished(() => answer.mockRestore());
    expect(await reasonOf(() => import(/* @vite-ignore */ file))).toBe('missing');
    expect(answer).toHaveBeenCalledWith(expect.stringContaining('.js'), {
      method: 'HEAD',
      cache: 'no-store',
    });
  });

  it('is an error where the network or its code fails', async () => {
    expect(await reasonOf(() => Promise.reject(new Error('evaluated badly')))).toBe('error');
  });

  it('times out after 120 s', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    onTestFinished(() => timeout.mockRestore());
    const reason = reasonOf(() => new Promise(() => {}));
    expect(timeout).toHaveBeenCalledWith(120_000);
    clock.abort();
    expect(await reason).toBe('timeout');
  });
});
