import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';

const box = (name = 'Remote') => page.getByRole('checkbox', { name, exact: true });

function Controlled() {
  const [checked, setChecked] = useState(false);
  return (
    <>
      <Checkbox label="Remote" checked={checked} onChange={(event) => setChecked(event.target.checked)} />
      <output>{String(checked)}</output>
    </>
  );
}

describe('Checkbox', () => {
  it('is ticked by Space and by a press anywhere on its row', async () => {
    render(<Checkbox label="Remote" detail={12} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(box('Remote 12')).toBeChecked();
    await page.getByText('12').click();
    await expect.element(box('Remote 12')).not.toBeChecked();
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await box().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('true');
  });

  it('stays what its owner says while the owner ignores presses', async () => {
    render(<Checkbox label="Remote" checked={false} onChange={() => {}} />);
    await box().click();
    await expect.element(box()).not.toBeChecked();
  });

  it('says that it is partly on, until its owner says otherwise', async () => {
    const { rerender } = render(<Checkbox label="Remote" indeterminate />);
    await expect.element(box()).toBePartiallyChecked();
    rerender(<Checkbox label="Remote" />);
    await expect.element(box()).not.toBePartiallyChecked();
  });

  it('looks and posts as its owner says when the owner refuses a press, also while it is partly on', async () => {
    const { container } = render(
      <form>
        <Checkbox label="Remote" name="remote" checked={false} indeterminate onChange={() => {}} />
      </form>,
    );
    await box().click();
    await expect.element(box()).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect.element(box()).toBePartiallyChecked();
    expect(new FormData(container.querySelector('form')!).has('remote')).toBe(false);
  });

  it('is described by description and error, and invalid with an error', async () => {
    render(<Checkbox label="Remote" description="Two minutes." error="Tick the box" required />);
    await expect.element(box()).toHaveAccessibleDescription('Two minutes. Tick the box');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  });

  it('cannot be ticked while it is disabled', async () => {
    render(<Checkbox label="Remote" disabled />);
    await box().click({ force: true });
    await expect.element(box()).not.toBeChecked();
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { remote: true } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <Checkbox label="Remote" {...register('remote')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(box()).toBeChecked();
    await box().click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ remote: false }]);
  });

  it('grows with the text, and what stands below it stays in line with its label', () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const { container } = render(<Checkbox label="Remote" description="From home." />);
    expect(box().element().getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
    const start = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(page.getByText(text, { exact: true }).element());
      return range.getBoundingClientRect().left - container.getBoundingClientRect().left;
    };
    expect(start('From home.')).toBe(start('Remote'));
  });

  it('has a row of at least 24 px to press', () => {
    const { container } = render(<Checkbox label="Remote" />);
    expect(container.querySelector('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('may be read-only: reached and posted, but not changed', async () => {
    const onChange = vi.fn();
    render(<Checkbox label="Terms" readOnly defaultChecked onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
    await expect
      .element(page.getByRole('checkbox', { name: 'Terms' }))
      .toHaveAttribute('aria-readonly', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });
});
