import { createRef } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { TimeField } from './time-field.tsx';

const group = () => page.getByRole('group', { name: 'Start' });
const part = (name: 'hour' | 'minute' | 'AM/PM') => page.getByRole('spinbutton', { name: `${name}, Start` });
const posted = (container: HTMLElement) => new FormData(container.querySelector('form')!).get('start');

describe('TimeField', () => {
  it('is typed without a key between its parts, in 12 hours where the language counts so', async () => {
    const onValueChange = vi.fn();
    render(<TimeField label="Start" onValueChange={onValueChange} description="In Zurich" />);
    await expect.element(group()).toHaveAccessibleDescription('In Zurich');
    await part('hour').click();
    await userEvent.keyboard('930p');
    expect(onValueChange).toHaveBeenLastCalledWith('21:30');
    await userEvent.keyboard('a');
    expect(onValueChange).toHaveBeenLastCalledWith('09:30');
    await expect.element(part('hour')).toHaveAttribute('aria-valuetext', '9 AM');
  });

  it('counts 24 hours in languages that do', async () => {
    const onValueChange = vi.fn();
    render(
      <LocaleProvider locale="de-CH">
        <TimeField label="Start" onValueChange={onValueChange} />
      </LocaleProvider>,
    );
    await group().getByRole('spinbutton').first().click();
    await userEvent.keyboard('2130');
    expect(onValueChange).toHaveBeenLastCalledWith('21:30');
    expect(group().getByRole('spinbutton').elements()).toHaveLength(2);
  });

  it('steps its parts by the arrow keys, and has no value while one is empty', async () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <form>
        <TimeField label="Start" name="start" defaultValue="09:59" onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    await part('minute').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(posted(container)).toBe('09:00');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(posted(container)).toBe('');
    await expect.element(part('hour')).toHaveTextContent('9');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(part('minute')).toHaveTextContent('59');
    expect(posted(container)).toBe('09:59');
  });

  it('may be controlled, and shows what its owner makes of it', async () => {
    render(<TimeField label="Start" value="09:30" onValueChange={() => {}} />);
    await part('minute').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(part('minute')).toHaveTextContent('30');
  });

  it('is invalid outside of its range, once people have left it', async () => {
    render(<TimeField label="Start" min="08:00" max="18:00" defaultValue="18:00" />);
    await expect.element(part('hour')).not.toHaveAttribute('aria-invalid');
    await part('minute').click();
    await userEvent.keyboard('{ArrowUp}{Shift>}{Tab}{Tab}{/Shift}');
    await expect.element(part('hour')).toHaveAttribute('aria-invalid', 'true');
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { start: '09:30' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <TimeField label="Start" {...register('start')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await part('hour').click();
    await userEvent.keyboard('{ArrowUp}');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ start: '10:30' }]);
  });

  it('SHELL-11 keeps the hour before the minute in languages that are read from right to left', () => {
    const { container } = render(
      <LocaleProvider locale="ar-EG">
        <TimeField label="البداية" defaultValue="21:30" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const left = (segment: string) =>
      container.querySelector(`[data-segment="${segment}"]`)!.getBoundingClientRect().left;
    expect(container.querySelector('[data-segment="hour"]')).toHaveTextContent('٩');
    expect(left('hour')).toBeLessThan(left('minute'));
    expect(left('dayPeriod')).toBeLessThan(left('hour'));
  });

  it('gives the ref the value that is posted, and the group all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<TimeField label="Start" ref={ref} defaultValue="09:30" id="start" />);
    expect(ref.current?.value).toBe('09:30');
    await expect.element(group()).toHaveAttribute('id', 'start');
    ref.current?.focus();
    await expect.element(part('hour')).toHaveFocus();
  });
});
