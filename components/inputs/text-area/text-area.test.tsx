import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { TextArea } from './text-area.tsx';

const area = () => page.getByRole('textbox');
const height = () => area().element().getBoundingClientRect().height;
const lines = (count: number) => Array.from({ length: count }, () => 'line').join('\n');

function Shouting() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="Letter"
      limit={10}
      value={value}
      onChange={(event) => setValue(event.target.value.toUpperCase())}
    />
  );
}

describe('TextArea', () => {
  it('is named by its label and described by description, limit and error', async () => {
    render(<TextArea label="Letter" description="Why us?" error="Write a letter" limit={200} required />);
    await expect.element(page.getByRole('textbox', { name: 'Letter', exact: true })).toBeRequired();
    await expect.element(area()).toHaveAccessibleDescription('Up to 200 characters Why us? Write a letter');
    await expect.element(area()).toHaveAttribute('aria-invalid', 'true');
  });

  it('grows with its text from its least to its most lines, then scrolls', async () => {
    render(<TextArea label="Letter" minRows={2} maxRows={8} />);
    const empty = height();
    await area().fill(lines(2));
    expect(height()).toBe(empty);
    await area().fill(lines(5));
    const grown = height();
    expect(grown).toBeGreaterThan(empty * 1.5);
    await area().fill(lines(60));
    expect(height()).toBeGreaterThan(grown);
    expect(height()).toBeLessThan(grown * 2);
    expect(area().element().scrollHeight).toBeGreaterThan(height());
  });

  it('grows by script where the browser does not do it by itself', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    render(<TextArea label="Letter" minRows={2} />);
    const { style } = area().element() as HTMLTextAreaElement;
    const empty = Number.parseFloat(style.blockSize);
    await area().fill(lines(6));
    expect(Number.parseFloat(style.blockSize)).toBeGreaterThan(empty * 1.5);
  });

  it('shows how many characters are left, and by how many a text is too long, and keeps it', async () => {
    render(<TextArea label="Letter" limit={10} defaultValue="123456" />);
    await expect.element(page.getByText('4 characters left').first()).toBeVisible();
    await userEvent.type(area(), '789');
    await expect.element(page.getByText('1 character left').first()).toBeVisible();
    await area().fill('1234567890123');
    await expect.element(page.getByText('3 characters too many').first()).toBeVisible();
    await expect.element(area()).toHaveValue('1234567890123');
  });

  it('tells listeners near the limit only, and once they pause', async () => {
    render(<TextArea label="Letter" limit={100} />);
    await area().fill('x'.repeat(89));
    await expect.element(page.getByText('11 characters left')).toBeVisible();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    await area().fill('x'.repeat(92));
    await expect.element(page.getByRole('status')).toHaveTextContent('8 characters left');
  });

  it('may be controlled while it counts', async () => {
    render(<Shouting />);
    await userEvent.type(area(), 'ada');
    await expect.element(area()).toHaveValue('ADA');
    await expect.element(page.getByText('7 characters left').first()).toBeVisible();
  });

  it('takes part in a form and in its reset, and so does its counter', async () => {
    const { container } = render(
      <form>
        <TextArea label="Letter" name="letter" defaultValue="Dear" limit={100} />
        <button type="reset">Reset</button>
      </form>,
    );
    await area().fill('Dear Ada');
    expect(new FormData(container.querySelector('form')!).get('letter')).toBe('Dear Ada');
    await page.getByRole('button').click();
    await expect.element(area()).toHaveValue('Dear');
    await expect.element(page.getByText('96 characters left')).toBeVisible();
  });

  it('works uncontrolled with react-hook-form, and counts what that fills in', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { letter: 'Dear' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <TextArea label="Letter" limit={100} {...register('letter')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(page.getByText('96 characters left')).toBeVisible();
    await userEvent.type(area(), ' Ada');
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ letter: 'Dear Ada' }]);
  });

  it('counts in the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <TextArea label="رسالة" limit={20} defaultValue="1234567890" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('بقيت ١٠ أحرف').first()).toBeVisible();
  });

  it('renders on the server and hydrates without a difference or a shift', () => {
    const { html, complaints, container } = hydrate(
      <TextArea label="Letter" defaultValue={lines(9)} limit={100} />,
    );
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    const fromServer = document.createElement('div');
    fromServer.innerHTML = html;
    container.after(fromServer);
    onTestFinished(() => fromServer.remove());
    expect(container.offsetHeight).toBe(fromServer.offsetHeight);
  });
});
