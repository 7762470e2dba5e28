import type { FormDefinition, Item } from '@portico/core/forms';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { StepperLayout } from '../layouts/stepper/stepper.tsx';
import { Form } from './form.tsx';

const question = (index: number): Item<'text'> => ({
  name: `q${index}`,
  type: 'text',
  label: `Question ${index}`,
});
const long = (...changed: Item[]): FormDefinition => ({
  sections: [
    {
      title: 'Questions',
      items: Array.from(
        { length: 150 },
        (_, index) => changed.find(({ name }) => name === `q${index}`) ?? question(index),
      ),
    },
  ],
});
const field = (index: number) => page.getByRole('textbox', { name: `Question ${index}`, exact: true });
const isSkipped = (index: number) =>
  // what is not laid out is not visible in this sense
  !field(index).element().checkVisibility({ contentVisibilityAuto: true });
const top = (index: number) => field(index).element().getBoundingClientRect().top;

it('FORM-15 of a long form what is out of view is not laid out, and is there for assistive technology and for the Tab key', async () => {
  render(<Form definition={long()} onSubmit={() => {}} />);
  expect(page.getByRole('textbox').elements()).toHaveLength(150);
  await expect.poll(() => isSkipped(140)).toBe(true);
  await expect.poll(() => isSkipped(0)).toBe(false);
  (field(138).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field(140)).toHaveFocus();
  await expect.poll(() => isSkipped(140)).toBe(false);
  expect(top(140)).toBeGreaterThanOrEqual(0);
  expect(top(140)).toBeLessThan(innerHeight);
});

it('FORM-14 the first wrong field of a long form is brought into view, however far it is from there', async () => {
  render(<Form definition={long({ ...question(141), required: true })} onSubmit={() => {}} />);
  (page.getByRole('button', { name: 'Submit' }).element() as HTMLElement).click();
  await expect.element(field(141)).toHaveFocus();
  await expect.element(field(141)).toHaveAccessibleDescription('Question 141 is required');
  await expect.poll(() => top(141) >= 0 && top(141) < innerHeight).toBe(true);
});

it('FORM-15 a part of a long form all of whose fields are hidden takes no room', async () => {
  const hidden = Array.from({ length: 20 }, (_, index): Item => ({
    ...question(20 + index),
    visibleFn: { field: 'q0', is: ['yes'] },
  }));
  render(<Form definition={long(...hidden)} onSubmit={() => {}} />);
  const between = () => top(40) - field(19).element().getBoundingClientRect().bottom;
  await expect.poll(() => isSkipped(19)).toBe(false);
  expect(between()).toBeLessThan(100);
  await field(0).fill('yes');
  await expect.poll(between).toBeGreaterThan(1000);
});

it('FORM-15 where items stand beside each other a long form is laid out as a whole', async () => {
  render(<Form definition={long({ ...question(3), layout: { small: 6 } })} onSubmit={() => {}} />);
  await expect.element(field(0)).toBeVisible();
  expect(isSkipped(140)).toBe(false);
});

const inSteps = {
  sections: Array.from({ length: 12 }, (_, section) => ({
    title: `Part ${section}`,
    items: Array.from({ length: 40 }, (_item, index) => question(section * 40 + index)),
  })),
};

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  it(`FORM-16 choosing a step of a long form leads to its start, though what is between was never laid out: ${reducedMotion}`, async () => {
    await commands.emulateMedia({ reducedMotion });
    onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
    render(<Form definition={inSteps} layout={StepperLayout} onSubmit={() => {}} />);
    await userEvent.click(page.getByRole('link', { name: 'Part 9' }));
    await expect.element(field(360)).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Part 9' })).toBeInViewport();
    expect(top(360)).toBeLessThan(innerHeight / 2);
    await expect
      .poll(() => document.querySelector('[aria-current="step"]')?.textContent?.trim())
      .toBe('Part 9');
    // and stays there once what is around has been laid out
    await expect.poll(() => isSkipped(361)).toBe(false);
    expect(top(360)).toBeGreaterThan(0);
    expect(top(360)).toBeLessThan(innerHeight / 2);
  });

it('FORM-15 of a long form that gets another item each field keeps what is in it, and the focus', async () => {
  const stars: Item<'star_rating'> = { name: 'q39', type: 'star_rating', label: 'Stars' };
  const definition = long(stars);
  const onSubmit = vi.fn();
  const { rerender } = render(<Form definition={definition} onSubmit={onSubmit} />);
  await userEvent.fill(field(19), 'ab');
  await userEvent.click(page.getByRole('radio', { name: '3 stars: Good' }));
  (field(19).element() as HTMLElement).focus();
  const [section] = definition.sections;
  const more = { sections: [{ ...section, items: [{ ...question(900) }, ...section!.items] }] };
  rerender(<Form definition={more} onSubmit={onSubmit} />);
  await expect.element(field(900)).toBeInTheDocument();
  await expect.element(field(19)).toHaveFocus();
  await expect.element(field(19)).toHaveValue('ab');
  await userEvent.fill(field(19), 'abcde');
  (page.getByRole('button', { name: 'Submit' }).element() as HTMLElement).click();
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toMatchObject({ q19: 'abcde', q39: 3 });
});
