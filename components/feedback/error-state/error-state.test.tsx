import { createRef } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { ErrorState } from './error-state.tsx';

const button = (name: string) => page.getByRole('button', { name });
const said = () => [...document.querySelectorAll('[aria-live] > *')].map((line) => line.textContent);

afterEach(() => document.querySelectorAll('[aria-live]').forEach((region) => region.remove()));

describe('ErrorState', () => {
  it('is headed by what went wrong, at its place in the page’s outline', async () => {
    render(<ErrorState title="Not loaded" headingLevel={3} />);
    await expect.element(page.getByRole('heading', { name: 'Not loaded', level: 3 })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('shows that it tries again, keeps the focus, and takes no second press meanwhile', async () => {
    const tried = Promise.withResolvers<void>();
    const onRetry = vi.fn(() => tried.promise);
    const { container } = render(<ErrorState title="Not loaded" onRetry={onRetry} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Trying again…')).toHaveFocus();
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    tried.resolve();
    await expect.element(button('Try again')).toHaveFocus();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(said()).toEqual(['Trying again…']);
  });

  it('says when trying again did not help, and reports why', async () => {
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
    // else the test runner takes it for its own
    const listen = (event: ErrorEvent) => {
      event.stopImmediatePropagation();
      reported(event);
    };
    addEventListener('error', listen, { capture: true });
    onTestFinished(() => removeEventListener('error', listen, { capture: true }));
    const problem = new Error('offline');
    render(<ErrorState title="Not loaded" onRetry={() => Promise.reject(problem)} />);
    await button('Try again').click();
    await expect.poll(said).toEqual(['Trying again…', 'That did not work. You can try once more.']);
    await expect.element(button('Try again')).toBeVisible();
    expect(reported.mock.lastCall?.[0].error).toBe(problem);
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <ErrorState title="…" onRetry={() => {}} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(button('إعادة المحاولة')).toBeVisible();
  });

  it('is read aloud when the page says that it came while it was in use', async () => {
    render(<ErrorState title="Not loaded" role="alert" />);
    await expect.element(page.getByRole('alert').getByRole('heading', { name: 'Not loaded' })).toBeVisible();
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ErrorState ref={ref} title="Not loaded" id="error" />);
    expect(ref.current).toHaveAttribute('id', 'error');
  });
});
