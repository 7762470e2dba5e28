import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { StarRating } from './star-rating.tsx';

const star = (name: string) => page.getByRole('radio', { name, exact: true });
/** How many stars look given. */
const filled = (container: HTMLElement) =>
  [...container.querySelectorAll('label > svg')].filter((svg) => getComputedStyle(svg).fill !== 'none')
    .length;

function Controlled() {
  const [stars, setStars] = useState<1 | 2 | 3 | 4 | 5 | null>(null);
  return (
    <>
      <StarRating label="Rating" value={stars} onValueChange={setStars} />
      <output>{stars ?? 'none'}</output>
    </>
  );
}

describe('StarRating', () => {
  it('is a group of five options, described and invalid with its error', async () => {
    render(<StarRating label="Rating" description="Of the form." error="Give some" required />);
    const group = page.getByRole('radiogroup', { name: 'Rating' });
    await expect.element(group).toHaveAccessibleDescription('Of the form. Give some');
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(star('1 star: Poor')).toBeRequired();
    await expect.element(star('5 stars: Excellent')).toBeInTheDocument();
  });

  it('fills the stars up to the one that is pressed, and follows the arrow keys', async () => {
    const { container } = render(<StarRating label="Rating" />);
    expect(filled(container)).toBe(0);
    await star('3 stars: Good').click();
    expect(filled(container)).toBe(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(star('4 stars: Very Good')).toBeChecked();
    expect(filled(container)).toBe(4);
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await star('2 stars: Average').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('2');
  });

  it('shows a rating as one picture, to the half star', async () => {
    const { container } = render(<StarRating readOnly value={3.7} id="average" />);
    await expect.element(page.getByRole('img', { name: '3.7 of 5 stars' })).toHaveAttribute('id', 'average');
    expect(container.querySelectorAll('svg')).toHaveLength(9);
    expect(container.querySelectorAll('[data-half]')).toHaveLength(1);
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <StarRating label="Rating" name="stars" defaultValue={2} />
      </form>,
    );
    const form = container.querySelector('form')!;
    await star('5 stars: Excellent').click();
    expect(new FormData(form).get('stars')).toBe('5');
    form.reset();
    expect(new FormData(form).get('stars')).toBe('2');
    expect(filled(container)).toBe(2);
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { stars: '4' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <StarRating label="Rating" {...register('stars')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(star('4 stars: Very Good')).toBeChecked();
    await star('1 star: Poor').click();
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ stars: '1' }]);
  });

  it('speaks the language around it, and halves its stars from the right', async () => {
    const { container } = render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <StarRating label="التقييم" />
        <StarRating readOnly value={2.5} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(star('٣ نجوم: جيد')).toBeInTheDocument();
    await expect.element(page.getByRole('img', { name: '٢٫٥ من ٥ نجوم' })).toBeVisible();
    expect(getComputedStyle(container.querySelector('[data-half]')!).clipPath).toBe('inset(0px 0px 0px 50%)');
  });

  it('passes ref to its inputs and other props to the fieldset', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<StarRating label="Rating" ref={ref} id="rating" disabled />);
    expect(ref.current).toHaveAttribute('type', 'radio');
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('id', 'rating');
    await expect.element(star('1 star: Poor')).toBeDisabled();
  });

  it('looks different while it is disabled', () => {
    const looks = [false, true].map((disabled) => {
      const { container } = render(<StarRating label="Choice" defaultValue={2} disabled={disabled} />);
      return getComputedStyle(container.querySelector(':checked')!.parentElement!).color;
    });
    expect(looks[0]).not.toBe(looks[1]);
  });
});
