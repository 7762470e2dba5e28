import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { SavedToggle } from './saved-toggle.tsx';

const toggle = () => page.getByRole('button', { name: 'Save Nurse', exact: true });
const said = () => [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);

afterEach(() => document.querySelectorAll('[aria-live]').forEach((region) => region.remove()));

/** An owner that shows at once what was asked for, and answers when told to. */
function Owner() {
  const [saved, setSaved] = useState(false);
  const [pending, setPending] = useState(false);
  return (
    <>
      <SavedToggle
        title="Nurse"
        saved={saved}
        pending={pending}
        onSavedChange={(next) => {
          setSaved(next);
          setPending(true);
        }}
      />
      <button type="button" onClick={() => setPending(false)}>
        Agree
      </button>
      <button
        type="button"
        onClick={() => {
          setSaved(false);
          setPending(false);
        }}
      >
        Refuse
      </button>
    </>
  );
}

describe('SavedToggle', () => {
  it('JOB-02 saves and takes back by pointer, Enter and Space, under one name', async () => {
    const onSavedChange = vi.fn();
    render(<SavedToggle title="Nurse" onSavedChange={onSavedChange} />);
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    expect(onSavedChange.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('says what became of it', async () => {
    render(<SavedToggle title="Nurse" />);
    await toggle().click();
    await expect.poll(said).toEqual(['Saved: Nurse']);
    await toggle().click();
    await expect.poll(said).toEqual(['Saved: Nurse', 'No longer saved: Nurse']);
  });

  it('stays as its owner has it', async () => {
    render(<SavedToggle title="Nurse" saved onSavedChange={() => {}} />);
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  it('JOB-02 shows at once what was asked for, holds further presses, and tells when it holds', async () => {
    render(<Owner />);
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(toggle()).toHaveAttribute('aria-busy', 'true');
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toEqual([]);
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect.element(toggle()).not.toHaveAttribute('aria-busy');
    await expect.poll(said).toEqual(['Saved: Nurse']);
  });

  it('JOB-02 does not claim what was refused', async () => {
    render(<Owner />);
    await toggle().click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(said()).toEqual([]);
  });

  it('shows its state by a filled bookmark, not by colour alone', async () => {
    const { container } = render(<SavedToggle title="Nurse" />);
    const fill = () => getComputedStyle(container.querySelector('svg')!).fill;
    expect(fill()).toBe('none');
    await toggle().click();
    await expect.poll(fill).not.toBe('none');
  });

  it('has the word in view that begins its name', async () => {
    render(<SavedToggle title="Nurse" variant="text" />);
    await expect.element(toggle()).toHaveTextContent('Save');
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <SavedToggle title="Nurse" />
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('button', { name: 'حفظ Nurse' })).toBeVisible();
  });

  it('passes ref and other props to the button', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<SavedToggle ref={ref} title="Nurse" id="save" disabled />);
    expect(ref.current).toHaveAttribute('id', 'save');
    expect(ref.current).toBeDisabled();
  });
});
