import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { SearchField } from './search-field.tsx';

const input = () => page.getByRole('searchbox', { name: 'Jobs' });
const clear = () => page.getByRole('button', { name: 'Clear search' });

function Controlled() {
  const [query, setQuery] = useState('nurse');
  return (
    <>
      <SearchField label="Jobs" value={query} onChange={(event) => setQuery(event.target.value)} />
      <output>{`“${query}”`}</output>
    </>
  );
}

describe('SearchField', () => {
  it('has a clear button exactly while there is something to clear', async () => {
    render(<SearchField label="Jobs" />);
    await expect.element(clear()).not.toBeInTheDocument();
    await userEvent.type(input(), 'nurse');
    await clear().click();
    await expect.element(input()).toHaveValue('');
    await expect.element(input()).toHaveFocus();
    await expect.element(clear()).not.toBeInTheDocument();
  });

  it('has nothing to clear while it cannot be changed', async () => {
    render(
      <>
        <SearchField label="Jobs" defaultValue="nurse" disabled />
        <SearchField label="Places" defaultValue="Bern" readOnly />
      </>,
    );
    await expect.element(input()).toHaveValue('nurse');
    await expect.element(clear()).not.toBeInTheDocument();
  });

  it('is cleared by Escape, and tells its owner', async () => {
    render(<Controlled />);
    await input().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent('“”');
  });

  it('keeps the first Escape for itself and leaves the next one to what is around it', async () => {
    const onKeyDown = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what comes through
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <SearchField label="Jobs" defaultValue="nurse" />
      </div>,
    );
    await input().click();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledExactlyOnceWith('Escape');
  });

  it('leaves Escape to who takes back a conversion of what is being composed', async () => {
    render(<SearchField label="Jobs" defaultValue="とうきょう" />);
    const escape = { key: 'Escape', bubbles: true, cancelable: true };
    input()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
    await expect.element(input()).toHaveValue('とうきょう');
    input().element().dispatchEvent(new KeyboardEvent('keydown', escape));
    await expect.element(input()).toHaveValue('');
  });

  it('submits its form by Enter, and is emptied by a reset', async () => {
    const sent = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('q'));
        }}
      >
        <SearchField label="Jobs" name="q" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.type(input(), 'nurse{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('nurse');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(clear()).not.toBeInTheDocument();
  });

  it('works uncontrolled with react-hook-form, which learns that it was cleared', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { query: 'nurse' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <SearchField label="Jobs" {...register('query')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await clear().click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ query: '' }]);
  });

  it('names its button in the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <SearchField label="وظائف" defaultValue="ممرضة" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: 'مسح البحث' })).toBeVisible();
  });

  it('is described by description and error', async () => {
    render(<SearchField label="Jobs" description="Title." error="Too short" />);
    await expect.element(input()).toHaveAccessibleDescription('Title. Too short');
  });
});
