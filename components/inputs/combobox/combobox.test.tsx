import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { render } from '../../testing/render.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './options.ts';

const cities: readonly ComboboxOption[] = [
  { value: 'bern', label: 'Bern', group: 'Switzerland' },
  { value: 'zrh', label: 'Zürich', group: 'Switzerland' },
  { value: 'par', label: 'Paris', group: 'France', disabled: true },
  { value: 'lyon', label: 'Lyon', group: 'France' },
];
const input = () => page.getByRole('combobox', { name: 'City', exact: true });
const list = () => page.getByRole('listbox', { name: 'City' });
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
/** What listeners hear as the place of the focus in the list. */
function active() {
  const id = input().element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.querySelector(`[id="${id}"]`)?.textContent ?? 'nothing');
}
const status = () => page.getByRole('status');

const loaderOf = (name: string) => () => Promise.resolve([{ value: name, label: name }]);

function Controlled() {
  const [city, setCity] = useState<string | null>('bern');
  return (
    <>
      <Combobox label="City" options={cities} value={city} onValueChange={setCity} />
      <p>{`chosen: ${city}`}</p>
    </>
  );
}

describe('Combobox', () => {
  it('is a closed combobox, named and described, until people type, press a key or the field', async () => {
    render(<Combobox label="City" options={cities} description="For work." error="Choose one" required />);
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input()).toHaveAccessibleDescription('For work. Choose one');
    await expect.element(input()).toBeRequired();
    await input().click();
    await expect.element(list()).toBeVisible();
    await expect.element(input()).toHaveFocus();
    await expect.element(option('Bern Switzerland')).toBeVisible();
  });

  it('moves through its options by keys, past what is disabled, while the focus stays in the input', async () => {
    render(<Combobox label="City" options={cities} />);
    await userEvent.tab();
    const presses = [
      ['{ArrowDown}', 'Bern Switzerland'],
      ['{ArrowDown}', 'Zürich Switzerland'],
      ['{ArrowDown}', 'Lyon France'],
      ['{ArrowDown}', 'Bern Switzerland'],
      ['{ArrowUp}', 'Lyon France'],
      ['{PageUp}', 'Bern Switzerland'],
    ] as const;
    for (const [key, name] of presses) {
      await userEvent.keyboard(key);
      await expect.poll(active, { message: key }).toBe(name);
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input()).toHaveValue('Zürich');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(input()).toHaveFocus();
  });

  it('narrows down to what is typed, without accents, and says how many are left', async () => {
    render(<Combobox label="City" options={cities} />);
    await userEvent.type(input(), 'zur');
    await expect.element(option('Zürich')).toBeVisible();
    await expect.element(option('Bern')).not.toBeInTheDocument();
    await expect.element(status()).toHaveTextContent('1 option');
    await userEvent.type(input(), 'x');
    await expect.element(status()).toHaveTextContent('No options found');
  });

  it('takes a press on an option and on the button, and ignores one on a disabled option', async () => {
    render(<Combobox label="City" options={cities} />);
    await page.getByRole('button', { name: 'Show options' }).click();
    await option('Paris').click({ force: true });
    await expect.element(list()).toBeVisible();
    await option('Lyon').click();
    await expect.element(input()).toHaveValue('Lyon');
    await input().click();
    await expect.element(option('Lyon')).toHaveAttribute('aria-selected', 'true');
  });

  it('falls back to what was chosen when people leave something else, and to nothing when it is empty', async () => {
    const onValueChange = vi.fn();
    render(<Combobox label="City" options={cities} defaultValue="bern" onValueChange={onValueChange} />);
    await input().fill('Berlin');
    await userEvent.tab();
    await expect.element(input()).toHaveValue('Bern');
    expect(onValueChange).not.toHaveBeenCalled();
    await input().fill('');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    await expect.element(input()).toHaveValue('');
  });

  it('takes an option whose label people leave typed in full', async () => {
    const onValueChange = vi.fn();
    render(<Combobox label="City" options={cities} onValueChange={onValueChange} />);
    await input().fill('zurich ');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('zrh');
    await expect.element(input()).toHaveValue('Zürich');
    await input().fill('Paris');
    await userEvent.tab();
    await expect.element(input()).toHaveValue('Zürich');
  });

  it('closes by Escape, and is emptied by the next one', async () => {
    render(<Combobox label="City" options={cities} defaultValue="bern" />);
    await input().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(input()).toHaveValue('Bern');
    await userEvent.keyboard('{Escape}');
    await expect.element(input()).toHaveValue('');
  });

  it('closes by Escape without the dialog around it, and by a press beside it', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Filter" closeLabel="Close">
        <p>Beside</p>
        <Combobox label="City" options={cities} />
      </Dialog>,
    );
    await input().click();
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await input().click();
    await option('Bern').click();
    await expect.element(input()).toHaveValue('Bern');
    await input().click();
    await page.getByText('Beside').click();
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await expect.element(input()).toHaveValue('Bern');
    await userEvent.type(input(), '{Control>}a{/Control}lyon{ArrowDown}{Enter}');
    await expect.element(page.getByText('chosen: lyon')).toBeVisible();
  });

  it('chooses several as tags, which their buttons and Backspace remove', async () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <form>
        <Combobox
          label="City"
          name="city"
          options={cities}
          multiple
          defaultValue={['bern']}
          onValueChange={onValueChange}
        />
        <button type="reset">Reset</button>
      </form>,
    );
    const posted = () => new FormData(container.querySelector('form')!).getAll('city');
    await userEvent.type(input(), 'lyo{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['bern', 'lyon']);
    expect(posted()).toEqual(['bern', 'lyon']);
    await expect.element(input()).toHaveValue('');
    await expect.element(list()).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Remove Bern' }).click();
    await expect.element(input()).toHaveFocus();
    expect(posted()).toEqual(['lyon']);
    await userEvent.keyboard('{Backspace}');
    expect(posted()).toEqual([]);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(page.getByRole('list', { name: 'Chosen' })).toHaveTextContent('Bern');
  });

  it('takes what is typed in full before the press that leaves it, though its tag moves what is pressed', async () => {
    const onClick = vi.fn();
    const onValueChange = vi.fn();
    render(
      <>
        <Combobox label="City" options={cities} multiple onValueChange={onValueChange} />
        <button type="button" style={{ blockSize: 20 }} onClick={onClick}>
          Next
        </button>
      </>,
    );
    await input().click();
    await userEvent.keyboard('bern{Escape}');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['bern']);
    expect(onValueChange).toHaveBeenCalledBefore(onClick);
  });

  it('lets its form be sent once one of several is chosen that have to be', async () => {
    const { container } = render(
      <form>
        <Combobox label="City" options={cities} multiple required defaultValue={['bern']} />
      </form>,
    );
    const isValid = () => container.querySelector('form')!.matches(':valid');
    expect(isValid()).toBe(true);
    await expect.element(input()).toBeRequired();
    await page.getByRole('button', { name: 'Remove Bern' }).click();
    expect(isValid()).toBe(false);
    await expect.element(input()).toBeRequired();
  });

  it('loads what is typed once typing pauses, and drops the answers of queries before', async () => {
    const asked: { query: string; signal: AbortSignal }[] = [];
    const loadOptions = (query: string, signal: AbortSignal) => {
      asked.push({ query, signal });
      return new Promise<readonly ComboboxOption[]>((resolve) => {
        if (query !== 'ly') setTimeout(() => resolve([{ value: query, label: `Found ${query}` }]));
      });
    };
    render(<Combobox label="City" loadOptions={loadOptions} debounce={1} />);
    await userEvent.type(input(), 'ly');
    await expect.element(status()).toHaveTextContent('Loading options…');
    await expect.poll(() => asked.at(-1)?.query).toBe('ly');
    await userEvent.type(input(), 'on');
    await option('Found lyon').click();
    await expect.element(input()).toHaveValue('Found lyon');
    expect(asked.find(({ query }) => query === 'ly')?.signal.aborted).toBe(true);
  });

  it('says that loading failed, and tries again by button and by Enter', async () => {
    const loadOptions = vi
      .fn<() => Promise<readonly ComboboxOption[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(cities);
    render(<Combobox label="City" loadOptions={loadOptions} known={cities} defaultValue="zrh" />);
    await expect.element(input()).toHaveValue('Zürich');
    await input().click();
    await expect.element(status()).toHaveTextContent('The options could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => loadOptions.mock.calls.length).toBe(2);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(option('Lyon')).toBeVisible();
  });

  it('asks another loader anew', async () => {
    const { rerender } = render(<Combobox label="City" loadOptions={loaderOf('Bern')} />);
    await input().click();
    await expect.element(option('Bern')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    rerender(<Combobox label="City" loadOptions={loaderOf('Lyon')} />);
    await input().click();
    await expect.element(option('Lyon')).toBeVisible();
    await expect.element(option('Bern')).not.toBeInTheDocument();
  });

  it('opens ten thousand options with few of them mounted, and reaches the last by keys', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      value: `${index}`,
      label: `Skill ${index}`,
    }));
    render(<Combobox label="City" options={many} />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(option('Skill 0')).toBeVisible();
    expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(40);
    await expect.element(option('Skill 0')).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('Skill 9999');
    await expect.element(option('Skill 9999')).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue('Skill 9999');
  });

  it('posts the value with its form, and takes part in its reset', async () => {
    const { container } = render(
      <form>
        <Combobox label="City" name="city" options={cities} defaultValue="bern" />
        <button type="reset">Reset</button>
      </form>,
    );
    const posted = () => new FormData(container.querySelector('form')!).get('city');
    expect(posted()).toBe('bern');
    await input().fill('Lyon');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(posted()).toBe('lyon');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(input()).toHaveValue('Bern');
    expect(posted()).toBe('bern');
  });

  it('posts to the form that it names, and takes part in its reset', async () => {
    const { container } = render(
      <>
        <form id="elsewhere">
          <button type="reset">Reset</button>
        </form>
        <Combobox label="Home" form="elsewhere" name="home" options={cities} defaultValue="zrh" />
        <Combobox
          label="City"
          form="elsewhere"
          name="city"
          options={cities}
          multiple
          defaultValue={['bern', 'lyon']}
        />
      </>,
    );
    const form = container.querySelector('form')!;
    expect(new FormData(form).get('home')).toBe('zrh');
    expect(new FormData(form).getAll('city')).toEqual(['bern', 'lyon']);
    await page.getByRole('button', { name: 'Remove Bern' }).click();
    expect(new FormData(form).getAll('city')).toEqual(['lyon']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => new FormData(form).getAll('city')).toEqual(['bern', 'lyon']);
  });

  it('works uncontrolled with react-hook-form, which puts the focus into it when nothing is chosen', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { city: '', home: 'zrh' } });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <Combobox
            label="City"
            options={cities}
            {...register('city', { required: 'Choose a city' })}
            error={formState.errors.city?.message}
          />
          <Combobox label="Home" options={cities} {...register('home')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(page.getByRole('combobox', { name: 'Home' })).toHaveValue('Zürich');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(input()).toHaveFocus();
    await expect.element(input()).toHaveAccessibleDescription('Choose a city');
    await userEvent.keyboard('ber{ArrowDown}{Enter}');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ city: 'bern', home: 'zrh' }]);
  });

  it('stays closed while it is read only', async () => {
    render(<Combobox label="City" options={cities} defaultValue="bern" readOnly />);
    await input().click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect.element(input()).toHaveValue('Bern');
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Combobox label="City" options={cities} multiple defaultValue={['bern']} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await input().click();
    await expect.element(status()).toHaveTextContent('٤ خيارات');
    await expect.element(page.getByRole('button', { name: 'إزالة Bern' })).toBeVisible();
  });

  it('gives the ref the value that is posted, and the input in view all other props', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<Combobox label="City" ref={ref} options={cities} defaultValue="bern" placeholder="Any" />);
    expect(ref.current?.value).toBe('bern');
    ref.current?.focus();
    await expect.element(input()).toHaveFocus();
    await expect.element(input()).toHaveAttribute('placeholder', 'Any');
  });
});
