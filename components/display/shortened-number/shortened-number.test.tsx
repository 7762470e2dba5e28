import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { ShortenedNumber } from './shortened-number.tsx';

const shown = (value: number, locale = 'en-US') => {
  const { container } = render(
    <LocaleProvider locale={locale}>
      <ShortenedNumber value={value} />
    </LocaleProvider>,
  );
  return container.querySelector('[aria-hidden]')?.textContent ?? container.textContent;
};

describe('ShortenedNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [999.5, '999.5'],
    [1000, '1K'],
    [12_345, '12.3K'],
    [999_950, '1M'],
    [5_600_000, '5.6M'],
    [7_800_000_000, '7.8B'],
    [-1500, '-1.5K'],
  ])('shows %d as %s', (value, text) => expect(shown(value)).toBe(text));

  it('SHELL-11 shortens as the language around it does', () => {
    expect(shown(5_600_000, 'ar-EG')).toBe('٥٫٦\u00A0مليون');
    expect(shown(5_600_000, 'ja')).toBe('560万');
  });

  it('is read aloud exactly, which is its tooltip and its value', async () => {
    const { container } = render(
      <button type="button">
        <ShortenedNumber value={12_345} /> jobs
      </button>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('12,345 jobs');
    expect(container.querySelector('data')).toHaveAttribute('title', '12,345');
    expect(container.querySelector('data')).toHaveAttribute('value', '12345');
  });

  it('says a number once that needs no shortening', () => {
    const { container } = render(<ShortenedNumber value={42} />);
    expect(container.textContent).toBe('42');
    expect(container.querySelector('data')).not.toHaveAttribute('title');
  });

  it('passes ref and other props to its element', () => {
    const ref = createRef<HTMLDataElement>();
    render(<ShortenedNumber ref={ref} value={1} id="jobs" />);
    expect(ref.current).toHaveAttribute('id', 'jobs');
  });
});
