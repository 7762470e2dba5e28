import { createRef, useState } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { TagField, type TagFieldProps } from './tag-field.tsx';

const skills = ['Node.js', 'React', 'Résumé writing', 'Rust'];
const input = () => page.getByLabelText(/^Skills/);
const tag = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
const tags = () =>
  [...document.querySelectorAll('[aria-label="Entered"] > li')].map((each) => each.textContent);
const posted = (container: HTMLElement) => new FormData(container.querySelector('form')!).getAll('skills');
function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  input()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

function Controlled() {
  const [value, setValue] = useState<readonly string[]>(['Go']);
  return (
    <TagField
      label="Skills"
      value={value}
      onValueChange={(next) => setValue(next.filter((each) => each !== 'PHP'))}
    />
  );
}

describe('TagField', () => {
  it('is a text field with its label and help, and says how texts are added', async () => {
    render(<TagField label="Skills" description="Up to ten." error="Enter one" required />);
    await expect
      .element(input())
      .toHaveAccessibleDescription('Enter or a comma adds what is typed. Up to ten. Enter one');
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('textbox', { name: 'Skills' })).toBeRequired();
  });

  it('adds what is typed by Enter, by a comma and when people go on', async () => {
    const onValueChange = vi.fn();
    const onChange = vi.fn();
    render(<TagField label="Skills" onValueChange={onValueChange} onChange={onChange} />);
    await input().click();
    await userEvent.keyboard('first  aid{Enter}Go,Rust');
    expect(onChange).toHaveBeenCalledTimes('first  aid'.length + 'Go,Rust'.length);
    await expect.poll(tags).toEqual(['first aid', 'Go']);
    await expect.element(input()).toHaveValue('Rust');
    await userEvent.tab();
    await expect.poll(tags).toEqual(['first aid', 'Go', 'Rust']);
    expect(onValueChange).toHaveBeenLastCalledWith(['first aid', 'Go', 'Rust']);
    await expect.element(input()).toHaveValue('');
  });

  it('adds what is typed before the form is sent by one press, though the first tag moves the button', async () => {
    const onSubmit = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).getAll('skills');
    });
    render(
      <form onSubmit={onSubmit}>
        <TagField label="Skills" name="skills" />
        <button type="submit" style={{ blockSize: 20 }}>
          Send
        </button>
      </form>,
    );
    await input().click();
    await userEvent.keyboard('Go');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveReturnedWith(['Go']);
    await expect.poll(tags).toEqual(['Go']);
  });

  it('sends its form by Enter only while nothing is typed', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TagField label="Skills" />
      </form>,
    );
    await input().click();
    await userEvent.keyboard('Go{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('makes a tag of each line and each part of a list that is pasted', async () => {
    render(<TagField label="Skills" defaultValue={['Go']} />);
    await input().click();
    paste('Go\r\nRust\n C++, SQL\n');
    await expect.poll(tags).toEqual(['Go', 'Rust', 'C++', 'SQL']);
    await expect.element(input()).toHaveValue('');
  });

  it('refuses what is there already, says so, and keeps the text until it is changed', async () => {
    render(<TagField label="Skills" defaultValue={['React']} />);
    await input().click();
    await userEvent.keyboard('REACT{Enter}');
    await expect.element(input()).toHaveValue('REACT');
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input()).toHaveAccessibleDescription(/“REACT” is there already\.$/);
    await userEvent.keyboard(' Native{Enter}');
    await expect.poll(tags).toEqual(['React', 'REACT Native']);
    await expect.element(input()).not.toHaveAttribute('aria-invalid');
  });

  it('takes no more than there is room for, and lets no form leave the rest behind', async () => {
    const { container } = render(
      <form>
        <TagField label="Skills" maxTags={2} />
      </form>,
    );
    await input().click();
    paste('a\nb\nc\nd');
    await expect.poll(tags).toEqual(['a', 'b']);
    await expect.element(input()).toHaveValue('c, d');
    await expect
      .element(input())
      .toHaveAccessibleDescription(/“c” was not added: at most 2 entries are allowed\.$/);
    expect(container.querySelector('form')!.checkValidity()).toBe(false);
    await input().fill('');
    expect(container.querySelector('form')!.checkValidity()).toBe(true);
  });

  it('asks the app what is wrong with a text', async () => {
    render(
      <TagField
        label="Skills"
        validate={(each) => (each.length < 2 ? 'Write at least two letters' : undefined)}
      />,
    );
    await input().click();
    await userEvent.keyboard('x{Enter}');
    await expect.element(input()).toHaveAccessibleDescription(/Write at least two letters$/);
  });

  it('moves to the last tag by Backspace in an empty field, and removes it by another', async () => {
    render(<TagField label="Skills" defaultValue={['a', 'b', 'c']} />);
    await input().click();
    await userEvent.keyboard('{Backspace}');
    await expect.element(tag('c')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.poll(tags).toEqual(['a', 'b']);
    await expect.element(tag('b')).toHaveFocus();
  });

  it('moves among the tags by arrows, Home and End, and back into the field', async () => {
    render(<TagField label="Skills" defaultValue={['a', 'b', 'c']} />);
    await input().click();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(tag('b')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tag('a')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(tag('b')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect.element(input()).toHaveFocus();
    expect(tags()).toEqual(['b', 'c']);
  });

  it('is two stops of Tab, however many tags there are', async () => {
    render(
      <>
        <TagField label="Skills" defaultValue={['a', 'b', 'c']} />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(tag('c')).toHaveFocus();
    await userEvent.tab();
    await expect.element(input()).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('removes a tag by pointer, and the focus goes into the field', async () => {
    render(<TagField label="Skills" defaultValue={['a', 'b']} />);
    await tag('a').click();
    await expect.poll(tags).toEqual(['b']);
    await expect.element(input()).toHaveFocus();
  });

  it('offers suggestions that are not there yet, as they are written', async () => {
    render(<TagField label="Skills" suggestions={skills} defaultValue={['Rust']} />);
    const combobox = page.getByRole('combobox', { name: 'Skills' });
    await combobox.click();
    await expect.element(combobox).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('option', { name: 'React' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Rust' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(tags).toEqual(['Rust', 'React']);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('resume');
    await page.getByRole('option', { name: 'Résumé writing' }).click();
    await expect.poll(tags).toEqual(['Rust', 'React', 'Résumé writing']);
    await expect.element(combobox).toHaveFocus();
  });

  it('takes a suggestion that has a comma of its own', async () => {
    render(<TagField label="Skills" suggestions={['Washington, DC', 'Node.js']} freeText={false} />);
    await input().click();
    await userEvent.keyboard('wash{ArrowDown}{Enter}');
    await expect.poll(tags).toEqual(['Washington, DC']);
    await expect.element(input()).toHaveValue('');
  });

  it('takes suggestions alone when it is told to', async () => {
    render(<TagField label="Skills" suggestions={skills} freeText={false} />);
    await input().click();
    await userEvent.keyboard('Cobol{Enter}');
    await expect.element(input()).toHaveAccessibleDescription(/“Cobol” is none of the suggestions\.$/);
    await input().fill('node.js');
    await userEvent.keyboard('{Enter}');
    await expect.poll(tags).toEqual(['Node.js']);
  });

  it('takes a suggestion that has commas as one, chosen or typed', async () => {
    render(
      <TagField label="Skills" suggestions={['Washington, DC', 'C, C++', 'Washington']} freeText={false} />,
    );
    await input().click();
    await userEvent.keyboard('wash');
    await page.getByRole('option', { name: 'Washington, DC' }).click();
    await expect.poll(tags).toEqual(['Washington, DC']);
    await userEvent.keyboard('c, c++{Enter}');
    await expect.poll(tags).toEqual(['Washington, DC', 'C, C++']);
    await userEvent.keyboard('washington,{Enter}');
    await expect.poll(tags).toEqual(['Washington, DC', 'C, C++', 'Washington']);
  });

  it('adds what is typed when its form is sent by something else than a press', async () => {
    const onSubmit = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).getAll('skills');
    });
    const { container } = render(
      <form onSubmit={onSubmit}>
        <TagField label="Skills" name="skills" maxTags={1} />
      </form>,
    );
    const form = container.querySelector('form')!;
    await input().click();
    await userEvent.keyboard('one');
    form.requestSubmit();
    expect(onSubmit).toHaveLastReturnedWith(['one']);
    await userEvent.keyboard('two');
    form.requestSubmit();
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(input()).toHaveValue('two');
    await expect.element(input()).toHaveFocus();
  });

  it('posts each text, is required as inputs are, and gets its first ones back by reset', async () => {
    const { container } = render(
      <form>
        <TagField label="Skills" name="skills" defaultValue={['a']} required />
        <button type="reset">Reset</button>
      </form>,
    );
    await input().click();
    await userEvent.keyboard('b,');
    await expect.poll(() => posted(container)).toEqual(['a', 'b']);
    await tag('a').click();
    await tag('b').click();
    expect(container.querySelector('form')!.checkValidity()).toBe(false);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => posted(container)).toEqual(['a']);
    expect(container.querySelector('form')!.checkValidity()).toBe(true);
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await input().click();
    await userEvent.keyboard('PHP,Rust,');
    await expect.poll(tags).toEqual(['Go', 'Rust']);
  });

  it('can only be looked at while it is disabled or read only', async () => {
    const { rerender } = render(<TagField label="Skills" defaultValue={['a']} readOnly />);
    await input().click();
    await userEvent.keyboard('b{Enter}{Backspace}');
    await expect.element(tag('a')).not.toBeInTheDocument();
    rerender(<TagField label="Skills" defaultValue={['a']} disabled />);
    await expect.element(input()).toBeDisabled();
    expect(tags()).toEqual(['a']);
  });

  it('SHELL-11 speaks the language around it, and its arrows follow the line of reading', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <TagField label="المهارات" defaultValue={['لحام', 'تمريض']} maxTags={2} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    const field = page.getByLabelText('المهارات', { exact: true });
    await field.click();
    await userEvent.keyboard('رسم،');
    await expect.element(field).toHaveAccessibleDescription(/لم تتم إضافة «رسم»: يُسمح بإدخالين على الأكثر\.$/);
    await field.fill('');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'إزالة لحام' })).toHaveFocus();
  });

  it('passes ref and other props to the input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TagField label="Skills" ref={ref} id="skills" maxLength={40} />);
    expect(ref.current).toHaveAttribute('id', 'skills');
    expect(ref.current).toHaveAttribute('maxlength', '40');
  });

  it('renders on the server and hydrates without a difference', () => {
    const { html, complaints } = hydrate(
      <TagField label="Skills" name="skills" suggestions={skills} defaultValue={['React']} />,
    );
    expect(html).toContain('name="skills" value="React"');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  });

  it('refuses props that mean nothing together', () => {
    expectTypeOf<{ label: string; suggestions: string[]; freeText: false }>().toExtend<TagFieldProps>();
    expectTypeOf<{ label: string; freeText: false }>().not.toExtend<TagFieldProps>();
  });
});
