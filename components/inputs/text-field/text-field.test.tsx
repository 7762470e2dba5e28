import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { TextField } from './text-field.tsx';

function Shouting() {
  const [value, setValue] = useState('');
  return (
    <TextField label="Name" value={value} onChange={(event) => setValue(event.target.value.toUpperCase())} />
  );
}

describe('TextField', () => {
  it('is named by its label, also when that is hidden', async () => {
    render(
      <>
        <TextField label="Email" />
        <TextField label="Search jobs" labelHidden />
      </>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Search jobs', exact: true })).toBeVisible();
  });

  it('takes the focus when its label is pressed', async () => {
    render(<TextField label="Email" />);
    await page.getByText('Email').click();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  it('is described by its prefix, its description, its error and what the page adds', async () => {
    render(
      <>
        <p id="hint">From your profile.</p>
        <TextField
          label="Website"
          prefix="https://"
          description="Your own."
          error="Enter an address"
          aria-describedby="hint"
        />
      </>,
    );
    await expect
      .element(page.getByRole('textbox'))
      .toHaveAccessibleDescription('From your profile. https:// Your own. Enter an address');
  });

  it('is invalid exactly while it has an error', async () => {
    const { rerender } = render(<TextField label="Email" error="Enter an email address" />);
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    rerender(<TextField label="Email" />);
    await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  });

  it('says that it is required without the star being read aloud', async () => {
    render(<TextField label="Email" required />);
    await expect.element(page.getByRole('textbox', { name: 'Email', exact: true })).toBeRequired();
  });

  it('keeps text and focus when an icon, a prefix or an error joins it', async () => {
    const { rerender } = render(<TextField label="Email" />);
    await page.getByRole('textbox').fill('ada');
    rerender(<TextField label="Email" icon={<svg />} prefix="@" description="Help" error="Wrong" />);
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await expect.element(page.getByRole('textbox')).toHaveValue('ada');
  });

  it('lets presses on its icon through to the field', async () => {
    const { container } = render(<TextField label="Search" icon={<svg width="20" height="20" />} />);
    const { x, y, width, height } = container.querySelector('svg')!.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(container.querySelector('input'));
  });

  it('may be controlled', async () => {
    render(<Shouting />);
    await userEvent.type(page.getByRole('textbox'), 'ada');
    await expect.element(page.getByRole('textbox')).toHaveValue('ADA');
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <TextField label="Name" name="name" defaultValue="Ada" />
      </form>,
    );
    const form = container.querySelector('form')!;
    await page.getByRole('textbox').fill('Grace');
    expect(new FormData(form).get('name')).toBe('Grace');
    form.reset();
    expect(new FormData(form).get('name')).toBe('Ada');
  });

  it('works uncontrolled with react-hook-form, which puts the focus into it when it is wrong', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <TextField
            label="Email"
            {...register('email', { required: 'Enter an email address' })}
            error={formState.errors.email?.message}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Enter an email address');
    await page.getByRole('textbox').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ email: 'ada@example.com' }]);
  });
});
