import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { MaskedField } from './masked-field.tsx';

const field = () => page.getByRole('textbox', { name: 'SSN', exact: true });
const caret = () => (field().element() as HTMLInputElement).selectionStart;
const button = (name: string) => page.getByRole('button', { name, exact: true });

function Controlled() {
  const [ssn, setSsn] = useState('123456789');
  return (
    <>
      <MaskedField label="SSN" kind="ssn" value={ssn} onValueChange={setSsn} />
      <output>{ssn}</output>
    </>
  );
}

describe('MaskedField', () => {
  it('hides its digits until people ask to see them', async () => {
    render(<MaskedField label="SSN" kind="ssn" description="For taxes." error="Nine digits" required />);
    await expect.element(field()).toHaveAttribute('type', 'password');
    await expect.element(field()).toHaveAttribute('autocomplete', 'off');
    await expect.element(field()).toHaveAccessibleDescription('For taxes. Nine digits');
    await expect.element(field()).toBeRequired();
    await button('Show digits').click();
    await expect.element(field()).toHaveAttribute('type', 'text');
    await button('Hide digits').click();
    await expect.element(field()).toHaveAttribute('type', 'password');
  });

  it('groups digits while they are typed, and takes no others and no more', async () => {
    render(<MaskedField label="SSN" kind="ssn" />);
    await userEvent.type(field(), '12a3456789000');
    await expect.element(field()).toHaveValue('123-45-6789');
  });

  it('keeps the caret where people type and delete', async () => {
    render(<MaskedField label="SSN" kind="sin" />);
    await userEvent.type(field(), '123456');
    await userEvent.keyboard('{Home}{ArrowRight}9');
    await expect.element(field()).toHaveValue('192-345-6');
    expect(caret()).toBe(2);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field()).toHaveValue('234-56');
    expect(caret()).toBe(0);
  });

  it('leaves the caret where it is when a key changes nothing', async () => {
    render(<MaskedField label="SSN" kind="ssn" />);
    await userEvent.type(field(), '123456789');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}x');
    await expect.element(field()).toHaveValue('123-45-6789');
    expect(caret()).toBe(2);
  });

  it('deletes the digit beyond a separator that the caret stands at', async () => {
    render(<MaskedField label="SSN" kind="ssn" />);
    await userEvent.type(field(), '123456789');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Delete}');
    await expect.element(field()).toHaveValue('123-56-789');
    expect(caret()).toBe(3);
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect.element(field()).toHaveValue('125-67-89');
    expect(caret()).toBe(2);
  });

  it('leaves digits alone while an input method composes them, and groups them then', async () => {
    render(<MaskedField label="SSN" kind="ssn" />);
    await button('Show digits').click();
    await field().click();
    for (const text of ['1', '12', '123', '1234'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await cdp().send('Input.insertText', { text: '1234' });
    await expect.element(field()).toHaveValue('123-4');
    await expect.poll(caret).toBe(5);
  });

  it('takes what is pasted with separators of its own', async () => {
    render(<MaskedField label="SSN" kind="ssn" />);
    await field().fill('SSN 123 45 6789');
    await expect.element(field()).toHaveValue('123-45-6789');
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await expect.element(field()).toHaveValue('123-45-6789');
    await field().fill('987');
    await expect.element(page.getByRole('status')).toHaveTextContent('987');
  });

  it('posts the digits alone, and is emptied by the form’s reset', async () => {
    const { container } = render(
      <form>
        <MaskedField label="SSN" kind="ssn" name="ssn" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.type(field(), '123456789');
    expect(new FormData(container.querySelector('form')!).get('ssn')).toBe('123456789');
    await button('Reset').click();
    await expect.element(field()).toHaveValue('');
    expect(new FormData(container.querySelector('form')!).get('ssn')).toBe('');
  });

  it('posts to the form that it names', async () => {
    const { container } = render(
      <>
        <form id="elsewhere" />
        <MaskedField label="SSN" form="elsewhere" kind="ssn" name="ssn" />
      </>,
    );
    await userEvent.type(field(), '123456789');
    expect(new FormData(container.querySelector('form')!).get('ssn')).toBe('123456789');
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { ssn: '' } });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <MaskedField
            label="SSN"
            kind="ssn"
            {...register('ssn', { minLength: { value: 9, message: 'Nine digits' }, required: 'Enter it' })}
            error={formState.errors.ssn?.message}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await button('Send').click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription('Enter it');
    await userEvent.keyboard('123456789');
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ ssn: '123456789' }]);
  });

  it('names its button in the language around it, and writes digits from the left', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <MaskedField label="SSN" kind="ssn" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(button('إظهار الأرقام')).toBeVisible();
    const { right } = button('إظهار الأرقام').element().getBoundingClientRect();
    expect(field().element().getBoundingClientRect().right - right).toBeLessThan(12);
  });

  it('gives the ref the value that is posted, and the input in view all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<MaskedField label="SSN" kind="ssn" ref={ref} value="123456789" placeholder="000-00-0000" />);
    expect(ref.current?.value).toBe('123456789');
    await expect.element(field()).toHaveAttribute('placeholder', '000-00-0000');
    ref.current?.focus();
    await expect.element(field()).toHaveFocus();
  });

  it('is not in the HTML of the server, and hydrates without a difference', async () => {
    const { html, complaints } = hydrate(<MaskedField label="SSN" kind="ssn" name="ssn" value="123456789" />);
    expect(html).not.toMatch(/123|6789/);
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    await expect.element(field()).toHaveValue('123-45-6789');
  });
});
