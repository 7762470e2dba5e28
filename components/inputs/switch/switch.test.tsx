import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Switch } from './switch.tsx';

const control = () => page.getByRole('switch', { name: 'Job alerts', exact: true });

function Controlled() {
  const [on, setOn] = useState(false);
  return (
    <>
      <Switch label="Job alerts" checked={on} onChange={(event) => setOn(event.target.checked)} />
      <output>{String(on)}</output>
    </>
  );
}

function thumb(on: boolean) {
  const { container } = render(<Switch label={`${on}`} defaultChecked={on} />);
  const input = container.querySelector('input')!;
  const { inlineSize, backgroundColor } = getComputedStyle(input, '::before');
  return { place: getComputedStyle(input).justifyContent, inlineSize, backgroundColor };
}

describe('Switch', () => {
  it('is turned by Space and by a press on its label', async () => {
    render(<Switch label="Job alerts" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(control()).toBeChecked();
    await page.getByText('Job alerts').click();
    await expect.element(control()).not.toBeChecked();
  });

  it('may be controlled, and stays what its owner says', async () => {
    const { rerender } = render(<Controlled />);
    await control().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('true');
    rerender(<Switch label="Job alerts" checked={false} onChange={() => {}} />);
    await control().click();
    await expect.element(control()).not.toBeChecked();
  });

  it('is described by description and error, and invalid with an error', async () => {
    render(<Switch label="Job alerts" description="Once a day." error="It was not saved" />);
    await expect.element(control()).toHaveAccessibleDescription('Once a day. It was not saved');
    await expect.element(control()).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows its state by the place of its thumb, not by colour alone', () => {
    expect(thumb(true).place).toBe('flex-end');
    expect(thumb(false).place).not.toBe('flex-end');
    expect(thumb(false)).toMatchObject({
      inlineSize: '18px',
      backgroundColor: expect.stringMatching(/^rgb\(/),
    });
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <Switch label="Job alerts" name="alerts" value="daily" defaultChecked />
      </form>,
    );
    const form = container.querySelector('form')!;
    expect(new FormData(form).get('alerts')).toBe('daily');
    await control().click();
    expect(new FormData(form).get('alerts')).toBeNull();
    form.reset();
    await expect.element(control()).toBeChecked();
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { alerts: true } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <Switch label="Job alerts" {...register('alerts')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(control()).toBeChecked();
    await control().click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ alerts: false }]);
  });

  it('cannot be turned while it is disabled', async () => {
    render(<Switch label="Job alerts" disabled />);
    await control().click({ force: true });
    await expect.element(control()).not.toBeChecked();
  });

  it('has a row of at least 24 px to press', () => {
    const { container } = render(<Switch label="Job alerts" />);
    expect(container.querySelector('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });
});
