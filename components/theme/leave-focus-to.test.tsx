import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { leaveFocusTo } from './leave-focus-to.ts';

const leaveToGroup = leaveFocusTo('fieldset');
const example = (question?: 'first' | 'second') => (
  <fieldset>
    {question && (
      <p key={question} ref={leaveToGroup}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- has the focus when React has mounted it for the first time */}
        <button type="button" autoFocus={question === 'first'}>
          {question}
        </button>
      </p>
    )}
  </fieldset>
);
const button = (name: string) => page.getByRole('button', { name });

describe('leaveFocusTo', () => {
  it('leaves the focus where it is when React mounts it twice, as under StrictMode', async () => {
    render(example('first'));
    await expect.element(button('first')).toHaveFocus();
  });

  it('gives what is around it the focus when it goes with it, also when another comes in its place', async () => {
    const { rerender } = render(example('first'));
    await expect.element(button('first')).toHaveFocus();
    rerender(example('second'));
    await expect.element(page.getByRole('group')).toHaveFocus();
    (button('second').element() as HTMLElement).focus();
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
