import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const segments = [
  { value: 'list', label: 'List', icon: <svg /> },
  { value: 'map', label: 'Map' },
  { value: 'table', label: 'Table', disabled: true },
];
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const group = () => page.getByRole('radiogroup', { name: 'View', exact: true });

function Controlled() {
  const [view, setView] = useState('map');
  return (
    <>
      <SegmentedControl label="View" segments={segments} value={view} onValueChange={setView} />
      <output>{view}</output>
    </>
  );
}

describe('SegmentedControl', () => {
  it('is a group of options, described and invalid with its error', async () => {
    render(
      <SegmentedControl
        label="View"
        segments={segments}
        defaultValue="list"
        description="Of the jobs."
        error="Choose"
      />,
    );
    await expect.element(radio('List')).toBeChecked();
    await expect.element(group()).toHaveAccessibleDescription('Of the jobs. Choose');
    await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
  });

  it('follows the arrow keys, which pass over what is disabled', async () => {
    render(<SegmentedControl label="View" segments={segments} defaultValue="list" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Map')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('List')).toBeChecked();
    await expect.element(radio('List')).toHaveFocus();
  });

  it('takes a press anywhere on a segment', async () => {
    render(<SegmentedControl label="View" segments={segments} fullWidth />);
    const { right, top, height } = radio('Map').element().closest('label')!.getBoundingClientRect();
    expect(document.elementFromPoint(right - 6, top + height / 2)).toBe(radio('Map').element());
    await page.getByText('Map').click({ force: true });
    await expect.element(radio('Map')).toBeChecked();
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    await expect.element(radio('Map')).toBeChecked();
    await radio('List').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('list');
  });

  it('takes part in a form and in its reset', async () => {
    const { container } = render(
      <form>
        <SegmentedControl label="View" name="view" segments={segments} defaultValue="map" />
      </form>,
    );
    const form = container.querySelector('form')!;
    await radio('List').click();
    expect(new FormData(form).get('view')).toBe('list');
    form.reset();
    expect(new FormData(form).get('view')).toBe('map');
  });

  it('works uncontrolled with react-hook-form', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm({ defaultValues: { view: 'map' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
          <SegmentedControl label="View" segments={segments} {...register('view')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    await expect.element(radio('Map')).toBeChecked();
    await radio('List').click();
    await page.getByRole('button').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([{ view: 'list' }]);
  });

  it('passes ref to its inputs and other props to the fieldset', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<SegmentedControl label="View" segments={segments} ref={ref} id="view" disabled />);
    expect(ref.current).toHaveAttribute('type', 'radio');
    await expect.element(group()).toHaveAttribute('id', 'view');
    await expect.element(radio('Map')).toBeDisabled();
  });

  it('looks different while it is disabled', () => {
    const looks = [false, true].map((disabled) => {
      const { container } = render(
        <SegmentedControl
          label="Choice"
          segments={[{ value: 'list', label: 'List' }]}
          defaultValue="list"
          disabled={disabled}
        />,
      );
      return getComputedStyle(container.querySelector(':checked')!.parentElement!).color;
    });
    expect(looks[0]).not.toBe(looks[1]);
  });

  it('says that it has to be answered', async () => {
    render(<SegmentedControl label="View" segments={segments} required />);
    await expect.element(group()).toHaveAttribute('aria-required', 'true');
    await expect.element(radio('Map')).toBeRequired();
  });
});
