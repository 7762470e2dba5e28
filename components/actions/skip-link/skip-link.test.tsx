import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { SkipLink } from './skip-link.tsx';

const link = () => page.getByRole('link');
const sizeOf = (element: Element) => element.getBoundingClientRect().height;
const Page = () => (
  <>
    <SkipLink />
    <a href="#jobs">Jobs</a>
    <main id="main">
      <a href="#apply">Apply</a>
    </main>
  </>
);

describe('SkipLink', () => {
  it('comes into view with the focus, goes with it, and moves nothing', async () => {
    const { container } = render(<Page />);
    const skip = container.querySelector('a')!;
    const main = container.querySelector('main')!;
    const before = main.getBoundingClientRect().top;
    expect(sizeOf(skip)).toBe(1);
    await userEvent.tab();
    expect(document.activeElement).toBe(skip);
    expect(sizeOf(skip)).toBeGreaterThanOrEqual(44);
    expect(main.getBoundingClientRect().top).toBe(before);
    await userEvent.tab();
    expect(sizeOf(skip)).toBe(1);
  });

  it('moves the focus to its target, from where Tab goes on', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('main');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Apply' })).toHaveFocus();
    expect(document.querySelector('main')).not.toHaveAttribute('tabindex');
  });

  it('leads there without script', async () => {
    render(<SkipLink target="results">Skip to results</SkipLink>);
    await expect
      .element(page.getByRole('link', { name: 'Skip to results' }))
      .toHaveAttribute('href', '#results');
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <SkipLink />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(link()).toHaveAccessibleName('الانتقال إلى المحتوى الرئيسي');
  });
});
