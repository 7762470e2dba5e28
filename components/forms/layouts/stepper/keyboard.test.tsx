import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { application } from '../../../testing/application.ts';
import { render } from '../../../testing/render.tsx';
import { Form } from '../../form/form.tsx';
import { focused, tabTo } from '../../testing/tab-to.ts';
import { StepperLayout } from './stepper.tsx';

const titles = application.sections.map(({ title }) => title);
const isField = (name: string) => (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.name === name;
const isStep = (element: HTMLElement) => element.closest('nav') !== null;
const isButton = (element: HTMLElement) => element instanceof HTMLButtonElement && element.type === 'submit';

describe('an application in twelve steps', () => {
  it('FORM-16 is filled in, put right and sent without a mouse', async () => {
    const onSubmit = vi.fn();
    render(<Form definition={application} layout={StepperLayout} onSubmit={onSubmit} />);

    // through the first eleven steps, in the order of the page, but for the fifth
    for (const index of titles.keys()) {
      if (index === 4 || index === 11) continue;
      await tabTo(isField(`answer${index + 1}`));
      await userEvent.keyboard(`words ${index + 1}`);
    }
    await tabTo(isField('mail11'));
    await userEvent.keyboard('nobody');

    // Enter in a text does not send
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();

    await tabTo(isButton);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(isField('answer5')(focused())).toBe(true));
    expect(focused()).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'There are 3 problems' })).toBeInTheDocument();
    await userEvent.keyboard('German');

    // back to the steps, to the last one, and from there up to the one that is marked
    await tabTo(isStep, '{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{End}');
    expect(focused().textContent).toMatch(/^Consent/);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(isField('answer12')(focused())).toBe(true));
    await userEvent.keyboard('Yes');
    await tabTo(isStep, '{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{End}');
    await tabTo((element) => element.textContent.startsWith('Equal'), '{Shift>}{Tab}{/Shift}');
    await vi.waitFor(() => expect(focused().textContent).toContain('1 answer to put right'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(isField('mail11')(focused())).toBe(true));
    await userEvent.keyboard('{End}@example.com');

    await tabTo(isButton);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answer1: 'words 1',
      answer5: 'German',
      answer12: 'Yes',
      mail11: 'nobody@example.com',
    });
  });
});
