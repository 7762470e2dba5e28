import { createRef, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../inputs/combobox/combobox.tsx';
import { DateField } from '../../inputs/date-field/date-field.tsx';
import { MaskedField } from '../../inputs/masked-field/masked-field.tsx';
import { MonthPicker } from '../../inputs/month-picker/month-picker.tsx';
import { NumberField } from '../../inputs/number-field/number-field.tsx';
import { PhoneField } from '../../inputs/phone-field/phone-field.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { errorsOf } from './errors-of.ts';
import { FormErrorSummary } from './form-error-summary.tsx';

const errors = [
  { field: 'name', message: 'Enter your name' },
  { field: 'the-email', message: 'Enter an address' },
];
const summary = (name = 'There are 2 problems') => page.getByRole('region', { name });

function Form() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { person: { name: '' }, email: '' },
    shouldFocusError: false,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <FormErrorSummary errors={errorsOf(formState.errors)} attempt={formState.submitCount} />
      <TextField label="Name" {...register('person.name', { required: 'Enter your name' })} />
      <TextField label="Email" {...register('email', { required: 'Enter an address' })} />
      <button type="submit">Send</button>
    </form>
  );
}

const Page = ({ count, attempt }: { count: number; attempt: number }) => (
  <>
    <FormErrorSummary errors={errors.slice(0, count)} attempt={attempt} />
    <input aria-label="Name" />
  </>
);

describe('FormErrorSummary', () => {
  it('is not there while nothing is wrong', () => {
    const { container } = render(<FormErrorSummary errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('takes the focus when it appears, named by a heading that counts', async () => {
    const { rerender } = render(<FormErrorSummary errors={[]} />);
    rerender(<FormErrorSummary errors={errors} />);
    await expect.element(summary()).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'There are 2 problems', level: 2 })).toBeVisible();
    rerender(<FormErrorSummary errors={errors.slice(0, 1)} headingLevel={3} />);
    await expect.element(page.getByRole('heading', { name: 'There is a problem', level: 3 })).toBeVisible();
  });

  it('lists ten, and the others when they are asked for, the first of which then has the focus', async () => {
    const many = Array.from({ length: 13 }, (_, index) => ({
      field: `f${index}`,
      message: `Enter ${index + 1}`,
    }));
    const { rerender } = render(<FormErrorSummary errors={many} />);
    await expect.element(summary('There are 13 problems')).toHaveFocus();
    expect(page.getByRole('link').elements()).toHaveLength(10);
    (page.getByRole('button', { name: 'Show 3 more problems' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Enter 11' })).toHaveFocus();
    expect(page.getByRole('link').elements()).toHaveLength(13);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    // they are put right, and come again
    rerender(<FormErrorSummary errors={[]} />);
    rerender(<FormErrorSummary errors={many} />);
    await expect.poll(() => page.getByRole('link').elements().length).toBe(10);
  });

  it('leaves the focus where it is while errors go, and takes it when the form is sent again', async () => {
    const { rerender } = render(<Page count={2} attempt={1} />);
    await page.getByLabelText('Name').click();
    rerender(<Page count={1} attempt={1} />);
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    rerender(<Page count={1} attempt={2} />);
    await expect.element(summary('There is a problem')).toHaveFocus();
  });

  it('leads to the wrong fields, by name or by id, and leaves the address of the page as it is', async () => {
    render(
      <form>
        <FormErrorSummary errors={errors} />
        <input type="hidden" name="name" />
        <TextField label="Name" name="name" />
        <TextField label="Email" id="the-email" />
      </form>,
    );
    const before = location.href;
    await page.getByRole('link', { name: 'Enter your name' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await page.getByRole('link', { name: 'Enter an address' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(location.href).toBe(before);
  });

  it.each<[string, () => ReactNode]>([
    ['NumberField', () => <NumberField label="Years" name="name" />],
    ['PhoneField', () => <PhoneField label="Phone" name="name" defaultCountry="CH" />],
    ['MaskedField', () => <MaskedField label="SSN" name="name" kind="ssn" />],
    ['DateField', () => <DateField label="Start" name="name" />],
    ['MonthPicker', () => <MonthPicker label="Start" name="name" min="2020-01" max="2026-12" />],
    ['Combobox', () => <Combobox label="City" name="name" options={[]} />],
    ['Combobox of several', () => <Combobox label="City" name="name" options={[]} multiple />],
    [
      'Combobox of several with a choice',
      () => <Combobox label="City" name="name" options={[]} multiple defaultValue={['bern']} />,
    ],
  ])('leads to a %s, whose name is on a value out of view', async (_name, control) => {
    const { container } = render(
      <form>
        <FormErrorSummary errors={errors} />
        <div id="control">{control()}</div>
      </form>,
    );
    const before = location.href;
    await page.getByRole('link', { name: 'Enter your name' }).click();
    expect(container.querySelector('#control')).toContainElement(document.activeElement as HTMLElement);
    expect(location.href).toBe(before);
  });

  it('leads into the form that it stands in, where others have fields of that name', async () => {
    render(
      <>
        <input name="name" aria-label="Other" />
        <form>
          <FormErrorSummary errors={errors} />
          <input name="name" aria-label="Own" />
        </form>
      </>,
    );
    await page.getByRole('link', { name: 'Enter your name' }).click();
    await expect.element(page.getByLabelText('Own')).toHaveFocus();
  });

  it('leads to a field of its form before something else on the page that has its name for an id', async () => {
    render(
      <>
        <main id="name" />
        <form>
          <FormErrorSummary errors={errors} />
          <input name="name" aria-label="Own" />
        </form>
      </>,
    );
    await page.getByRole('link', { name: 'Enter your name' }).click();
    await expect.element(page.getByLabelText('Own')).toHaveFocus();
  });

  it('leaves it to its form how to go to a field', async () => {
    const onGo = vi.fn();
    render(<FormErrorSummary errors={errors} onGo={onGo} />);
    const before = location.href;
    await page.getByRole('link', { name: 'Enter your name' }).click();
    expect(onGo.mock.calls).toEqual([['name']]);
    expect(location.href).toBe(before);
  });

  it('leads to groups that take no focus by themselves', async () => {
    render(
      <>
        <FormErrorSummary errors={[{ field: 'group', message: 'Choose one' }]} />
        <fieldset id="group">Choices</fieldset>
      </>,
    );
    await page.getByRole('link').click();
    expect(document.activeElement?.id).toBe('group');
  });

  it('works with react-hook-form, at each try and by keyboard', async () => {
    render(<Form />);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(summary()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Ada{Enter}');
    await expect.element(summary('There is a problem')).toHaveFocus();
    await expect.element(page.getByRole('link')).toHaveTextContent('Enter an address');
  });

  it('counts in the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <FormErrorSummary errors={errors} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('heading', { name: 'هناك مشكلتان' })).toBeVisible();
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLElement>();
    render(<FormErrorSummary ref={ref} errors={errors} id="problems" />);
    expect(ref.current).toHaveAttribute('id', 'problems');
  });
});
