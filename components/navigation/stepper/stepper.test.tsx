import { createRef } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Stepper } from './stepper.tsx';

const steps = [{ name: 'Details', href: '#details' }, { name: 'Documents' }, { name: 'Check' }];
const items = () => page.getByRole('listitem').elements();
const states = () => items().map((item) => (item as HTMLElement).dataset['state']);
async function onPhone() {
  await page.viewport(600, 700);
  onTestFinished(() => page.viewport(1280, 800));
}
const fail = (number: number) => steps.map((step, index) => ({ ...step, error: index + 1 === number }));

describe('Stepper', () => {
  it('is a list that says of each step whether it is done, open or to come', async () => {
    render(<Stepper steps={steps} current={2} />);
    await expect.element(page.getByRole('region', { name: 'Progress' })).toBeVisible();
    expect(states()).toEqual(['done', 'current', 'upcoming']);
    expect(items().map((item) => item.textContent)).toEqual([
      'Details (Done)',
      '2Documents (Now)',
      '3Check (Not yet)',
    ]);
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('says which step needs attention, by words and by a shape of its own, also when it is the open one', () => {
    render(<Stepper steps={fail(2)} current={2} />);
    expect(items()[1]).toHaveTextContent('Documents (Needs attention)');
    expect(items()[1]).toHaveAttribute('aria-current', 'step');
    const shapes = items().map((item) => item.querySelector('svg')?.innerHTML);
    expect(new Set(shapes).size).toBe(3);
  });

  it('has all steps done when the last one is', () => {
    render(<Stepper steps={steps} current={4} />);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('leads to the steps that have an address, through the router of the app', async () => {
    render(
      <Stepper
        steps={steps}
        current={2}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Details' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Details' })).toHaveAttribute('data-routed');
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });

  it('is a line of text at 600 px and below, and the row above', async () => {
    await onPhone();
    render(<Stepper steps={steps} current={2} />);
    const summary = page.getByText('Step 2 of 3: Documents');
    await expect.element(summary).toBeVisible();
    expect(items()).toHaveLength(0);
    await page.viewport(601, 700);
    await expect.element(summary).not.toBeVisible();
    expect(items()).toHaveLength(3);
  });

  it('says on phones which other steps need attention, and leads there', async () => {
    await onPhone();
    const { rerender } = render(<Stepper steps={fail(1)} current={2} />);
    await expect.element(page.getByText('Step 2 of 3: Documents')).toBeVisible();
    expect(items().map((item) => item.textContent)).toEqual(['Step 1 needs attention: Details']);
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Details' })).toHaveFocus();
    rerender(<Stepper steps={fail(2)} current={2} />);
    expect(items()).toHaveLength(0);
    await page.viewport(601, 700);
    rerender(<Stepper steps={fail(1)} current={2} />);
    expect(items()).toHaveLength(3);
  });

  it('keeps its list on phones when it is vertical', async () => {
    await onPhone();
    render(<Stepper steps={steps} current={2} orientation="vertical" />);
    expect(items()).toHaveLength(3);
    expect(document.body.textContent).not.toContain('Step 2 of 3');
  });

  it('speaks the language around it', async () => {
    await onPhone();
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Stepper steps={[{ name: 'بياناتك' }, { name: 'إرسال' }]} current={1} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('الخطوة ١ من ٢: بياناتك')).toBeVisible();
  });

  it('passes ref and other props to the root, and may be called otherwise', async () => {
    const ref = createRef<HTMLElement>();
    render(<Stepper ref={ref} steps={steps} current={1} id="steps" aria-label="Your application" />);
    expect(ref.current).toHaveAttribute('id', 'steps');
    await expect.element(page.getByRole('region', { name: 'Your application' })).toBeVisible();
  });
});
