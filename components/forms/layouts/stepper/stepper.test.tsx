import { defineForm } from '@portico/core/forms';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../../locales/ar/index.ts';
import { LocaleProvider } from '../../../messages/locale.tsx';
import { application } from '../../../testing/application.ts';
import { render } from '../../../testing/render.tsx';
import { Form } from '../../form/form.tsx';
import { sectionAt } from '../section-in-view.ts';
import { StepperLayout } from './stepper.tsx';

const steps = () => page.getByRole('navigation', { name: 'Steps' });
const step = (name: string | RegExp) => steps().getByRole('link', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const active = () => document.querySelector('[aria-current="step"]')?.textContent?.trim();
const send = () => userEvent.click(page.getByRole('button', { name: 'Submit' }));
const Application = ({ children }: { children?: ReactNode }) => (
  <>
    <Form definition={application} layout={StepperLayout} onSubmit={() => {}} />
    {children}
  </>
);

beforeEach(() => window.scrollTo(0, 0));
afterEach(() => page.viewport(1280, 800));

/** Whether the list shows the step that is active. */
function inView() {
  const link = document.querySelector('[aria-current="step"]')!.getBoundingClientRect();
  const box = document.querySelector('[data-steps]')!.getBoundingClientRect();
  return link.top >= box.top && link.bottom <= box.bottom;
}

describe('a form in steps', () => {
  it('FORM-15 has the list of steps beside the fields on desktops and tablets, and the actions in view', async () => {
    render(<Application />);
    expect(steps().getByRole('link').elements()).toHaveLength(12);
    for (const width of [1280, 800]) {
      await page.viewport(width, 800);
      await expect.element(steps()).toBeVisible();
      const list = steps().element().getBoundingClientRect();
      const first = field('About you: in a few words').element().getBoundingClientRect();
      expect(list.right).toBeLessThan(first.left);
      const button = page.getByRole('button', { name: 'Submit' }).element().getBoundingClientRect();
      expect(button.bottom).toBeLessThanOrEqual(innerHeight);
    }
  });

  it('FORM-15 has a line that grows with scrolling in the place of the list on phones', async () => {
    await page.viewport(375, 700);
    const { container } = render(<Application />);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    const line = container.querySelector<HTMLElement>('[aria-hidden="true"]')!;
    expect(line.getBoundingClientRect().top).toBe(0);
    const before = line.getBoundingClientRect().width;
    window.scrollTo(0, 2000);
    await expect.poll(() => line.getBoundingClientRect().width).toBeGreaterThan(before + 50);
    expect(document.documentElement.scrollWidth).toBe(375);
  });

  it('FORM-16 the active step follows scrolling', async () => {
    render(<Application />);
    expect(active()).toBe('About you');
    document.querySelector('[data-section="6"]')?.scrollIntoView();
    await expect.poll(active).toBe('Availability');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(active).toBe('Consent');
  });

  it('FORM-16 a step that was chosen is the active one for a second, whatever scrolls', async () => {
    render(<Application />);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    (step('Availability').element() as HTMLElement).click();
    await vi.waitFor(() => expect(active()).toBe('Availability'));
    window.scrollTo(0, 0);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(900);
    expect(active()).toBe('Availability');
    vi.advanceTimersByTime(200);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(49);
    expect(active()).toBe('Availability');
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(active()).toBe('About you'));
  });

  it('FORM-16 choosing a step focuses its first input, or the first that is wrong', async () => {
    render(<Application />);
    await userEvent.click(step('Availability'));
    await expect.element(field('Availability: in a few words')).toHaveFocus();
    await userEvent.fill(field('Availability: in a few words'), 'From May');
    await userEvent.fill(field('Availability: who knows more?'), 'nobody');
    await userEvent.click(step('Pay'));
    await expect.element(field('Pay: in a few words')).toHaveFocus();
    await userEvent.click(step(/^Availability/));
    await expect.element(field('Availability: who knows more?')).toHaveFocus();
    await expect.element(field('Availability: who knows more?')).toBeInViewport();
  });

  it('FORM-16 Home and End jump to the first and the last step', async () => {
    render(<Application />);
    (step('Travel').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(step('Consent')).toHaveFocus();
    expect(active()).toBe('Consent');
    expect(scrollY).toBeGreaterThan(1000);
    await userEvent.keyboard('{Home}');
    await expect.element(step('About you')).toHaveFocus();
    expect(active()).toBe('About you');
    await expect.poll(() => scrollY).toBe(0);
  });

  it('FORM-16 each step says in words how many questions are new and how many answers are wrong', async () => {
    render(<Application />);
    await expect.element(step('Where you live 2 new questions')).toBeVisible();
    await expect.element(step('Skills 1 new question')).toBeVisible();
    await userEvent.fill(field('Pay: who knows more?'), 'nobody');
    expect(document.querySelector('[data-errors]')).toBeNull();
    await userEvent.tab();
    await expect.element(step('Pay 1 answer to put right')).toBeVisible();
    await send();
    await expect.element(step('Pay 2 answers to put right')).toBeVisible();
    await expect.element(step('Where you live 2 new questions 1 answer to put right')).toBeVisible();

    await userEvent.fill(field('About you: in a few words'), 'Welder');
    await expect.element(step(/^About you$/)).toBeVisible();
  });

  it('FORM-16 a required question that appears after an attempt to send counts as wrong at once', async () => {
    const definition = defineForm({
      sections: [
        { title: 'One', items: [{ name: 'a', type: 'text', label: 'A', required: true }] },
        {
          title: 'Two',
          items: [
            {
              name: 'b',
              type: 'text',
              label: 'B',
              required: true,
              visibleFn: { field: 'a', isFilledIn: true },
            },
          ],
        },
      ],
    });
    render(<Form definition={definition} layout={StepperLayout} onSubmit={() => {}} />);
    await send();
    await expect.element(step('One 1 answer to put right')).toBeVisible();
    await userEvent.fill(field('A'), 'yes');
    await expect.element(step('Two 1 answer to put right')).toBeVisible();
  });

  it('FORM-16 progress is the share of required questions that are answered, to the nearest ten per cent', async () => {
    render(<Application />);
    const progress = page.getByRole('progressbar', { name: 'Required questions answered' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '0%');
    await userEvent.fill(field('About you: in a few words'), 'Welder');
    await expect.element(progress).toHaveAttribute('aria-valuetext', '10%');
    for (const title of ['Availability', 'Travel', 'Pay', 'Consent'])
      await userEvent.fill(field(`${title}: in a few words`), 'yes');
    // five of twelve
    await expect.element(progress).toHaveAttribute('aria-valuetext', '40%');
  });

  it('FORM-16 a section where nothing is there has neither title nor step, and none required has no progress', async () => {
    const shown = { field: 'works', is: [true] };
    const definition = defineForm({
      sections: [
        { title: 'Work', items: [{ name: 'works', type: 'checkboxItem', label: 'I work' }] },
        {
          title: 'Employer',
          items: [{ name: 'employer', type: 'text', label: 'Employer', visibleFn: shown }],
        },
        { title: 'Nothing', items: [] },
        { title: 'Last', items: [{ name: 'last', type: 'text', label: 'Anything else' }] },
      ],
    });
    render(<Form definition={definition} layout={StepperLayout} onSubmit={() => {}} />);
    await expect.element(step('Last')).toBeVisible();
    await expect.element(step('Employer')).not.toBeInTheDocument();
    await expect.element(step('Nothing')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Employer' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('checkbox', { name: 'I work' }));
    await userEvent.click(step('Employer'));
    await expect.element(field('Employer')).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Employer' })).toBeVisible();
    await expect.poll(active).toBe('Employer');
  });

  it('FORM-16 the list of a long form follows its active step', async () => {
    const definition = {
      sections: Array.from({ length: 40 }, (_, index) => ({
        title: `Section ${index}`,
        items: Array.from({ length: 4 }, (__, at) => ({
          name: `f${index}-${at}`,
          type: 'text' as const,
          label: `Question ${index}.${at}`,
        })),
      })),
    };
    render(<Form definition={definition} layout={StepperLayout} onSubmit={() => {}} />);
    await expect.element(step('Section 0')).toBeVisible();
    document.querySelector('[data-section="33"]')?.scrollIntoView();
    await expect.poll(active).toMatch(/^Section 3\d$/);
    await expect.poll(inView).toBe(true);
  });

  it('FORM-16 typing renders neither the list of steps nor the sections anew', async () => {
    const commits = vi.fn();
    render(
      <Profiler id="form" onRender={commits}>
        <Application />
      </Profiler>,
    );
    await userEvent.fill(field('About you: in a few words'), 'W');
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10%');
    commits.mockClear();
    await userEvent.type(field('About you: in a few words'), 'elder of ships');
    await userEvent.click(step('Availability'));
    await expect.poll(active).toBe('Availability');
    // the press renders the list; before it nothing but what leaving the field may have said
    expect(commits.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('speaks the language around it, from right to left', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Application />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const list = page.getByRole('navigation', { name: 'الخطوات' });
    await expect.element(list.getByRole('link', { name: 'Where you live سؤالان جديدان' })).toBeVisible();
    const first = field('About you: in a few words').element().getBoundingClientRect();
    expect(list.element().getBoundingClientRect().left).toBeGreaterThan(first.right);
  });
});

describe('sectionAt', () => {
  const view = { windowHeight: 900, isAtEnd: false };
  it('FORM-16 is the last section that has come up to a third of the window', () => {
    expect(sectionAt([0, 500, 900], view)).toBe(0);
    expect(sectionAt([-200, 300, 700], view)).toBe(1);
    expect(sectionAt([400, 900], view)).toBe(0);
  });
  it('FORM-16 is the last one at the end of the page, however short it is', () => {
    expect(sectionAt([-500, 200, 800], { ...view, isAtEnd: true })).toBe(2);
  });
});
