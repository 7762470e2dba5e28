import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { leaveFocusTo } from './leave-focus-to.ts';

const leaveToGroup = leaveFocusTo('fieldset');
const example = (question?: 'first' | 'second') => (
  <fieldset>
    {question && (
      <p key={question} ref={leaveToGroup}>
        <button type="button">{question}</button>
      </p>
    )}
  </fieldset>
);
const button = (name: string) => page.getByRole('button', { name });
const focus = (name: string) => (button(name).element() as HTMLElement).focus();

describe('leaveFocusTo', () => {
  it('leaves the focus where it is when React mounts it twice, as under StrictMode', async () => {
    render(example('first'));
    await expect.element(button('first')).toBeVisible();
    focus('first');
    const part = button('first').element().closest('p');
    leaveToGroup(part)();
    await expect.element(page.getByRole('group')).toHaveFocus();
    leaveToGroup(part);
    await expect.element(button('first')).toHaveFocus();
  });

  it('gives what is around it the focus when it goes with it, also when another comes in its place', async () => {
    const { rerender } = render(example('first'));
    focus('first');
    rerender(example('second'));
    await expect.element(page.getByRole('group')).toHaveFocus();
    focus('second');
    rerender(example());
    await expect.element(page.getByRole('group')).toHaveFocus();
  });

  it('takes no focus from elsewhere', async () => {
    const { rerender } = render(example('second'));
    await expect.element(button('second')).toBeVisible();
    rerender(example());
    expect(document.body).toHaveFocus();
  });
});
