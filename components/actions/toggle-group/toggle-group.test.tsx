import { useState } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckIcon } from '../../display/icon/icon.tsx';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { Button } from '../button/button.tsx';
import { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx';

const options = [
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table', disabled: true },
  { value: 'map', label: 'Map' },
  { value: 'globe', label: 'Globe' },
];
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const Owner = () => {
  const [value, setValue] = useState('list');
  return (
    <ToggleGroup
      label="View"
      options={options}
      value={value}
      onValueChange={(next) => setValue(next === 'globe' ? 'map' : next)}
    />
  );
};
const look = (element: Element) => {
  const { backgroundColor, borderColor, borderRadius, boxShadow, color, fontWeight } =
    getComputedStyle(element);
  const icon = getComputedStyle(element.querySelector('svg')!).color;
  return { backgroundColor, borderColor, borderRadius, boxShadow, color, fontWeight, icon };
};

describe('ToggleGroup of which one is on', () => {
  it('is a group of radio buttons, named by its label', async () => {
    render(<ToggleGroup label="View" options={options} defaultValue="map" />);
    await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await expect.element(radio('Map')).toBeChecked();
    await expect.element(radio('List')).not.toBeChecked();
  });

  it('turns on what is pressed and says so once', async () => {
    const onValueChange = vi.fn();
    render(<ToggleGroup label="View" options={options} defaultValue="list" onValueChange={onValueChange} />);
    await radio('Map').click();
    await radio('Map').click();
    await expect.element(radio('Map')).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('map');
  });

  it('is one stop of Tab: at what is on, else at the first', async () => {
    const { rerender } = render(<ToggleGroup key="map" label="View" options={options} defaultValue="map" />);
    await userEvent.tab();
    await expect.element(radio('Map')).toHaveFocus();
    rerender(
      <>
        <ToggleGroup label="View" options={options} />
        <Button>After</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(radio('List')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('After')).toHaveFocus();
  });

  it('is moved and turned on by arrow keys, around the ends and past what is disabled', async () => {
    render(<ToggleGroup label="View" options={options} defaultValue="list" />);
    await userEvent.tab();
    for (const [key, expected] of [
      ['ArrowRight', 'Map'],
      ['ArrowDown', 'Globe'],
      ['ArrowRight', 'List'],
      ['ArrowLeft', 'Globe'],
      ['ArrowUp', 'Map'],
      ['Home', 'List'],
      ['End', 'Globe'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(radio(expected)).toHaveFocus();
      await expect.element(radio(expected)).toBeChecked();
    }
  });

  it('goes against the arrow where reading goes from right to left', async () => {
    render(<ToggleGroup label="View" options={options} defaultValue="list" />, { dir: 'rtl' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(radio('Map')).toHaveFocus();
  });

  it('shows what its owner says', async () => {
    render(<Owner />);
    await radio('Globe').click();
    await expect.element(radio('Map')).toBeChecked();
    await expect.element(radio('Globe')).not.toBeChecked();
  });

  it('looks as a pressed button does', () => {
    const { container } = render(
      <>
        <Button variant="twoState" pressed icon={<CheckIcon />}>
          On
        </Button>
        <ToggleGroup
          label="View"
          options={[{ value: 'on', label: 'On', icon: <CheckIcon /> }]}
          defaultValue="on"
        />
      </>,
    );
    const [pressed, checked] = container.querySelectorAll('button');
    expect(look(checked!)).toEqual(look(pressed!));
  });

  it('shows what is on where colours are forced', async () => {
    render(<ToggleGroup label="View" options={options} defaultValue="map" />);
    const [on, off] = await underForcedColors(() =>
      ['Map', 'List'].map((name) => getComputedStyle(radio(name).element()).backgroundColor),
    );
    expect(on).not.toBe(off);
  });
});

describe('ToggleGroup of which several are on', () => {
  it('is a toolbar of buttons that are pressed or not', async () => {
    render(<ToggleGroup label="Days" selection="multiple" options={options} defaultValue={['map']} />);
    await expect.element(page.getByRole('toolbar', { name: 'Days' })).toBeVisible();
    await expect.element(button('Map')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('List')).toHaveAttribute('aria-pressed', 'false');
  });

  it('turns each on and off, and tells all that are on in their order', async () => {
    const onValueChange = vi.fn();
    render(
      <ToggleGroup
        label="Days"
        selection="multiple"
        options={options}
        defaultValue={['globe']}
        onValueChange={onValueChange}
      />,
    );
    await button('List').click();
    expect(onValueChange).toHaveBeenLastCalledWith(['list', 'globe']);
    await button('Globe').click();
    expect(onValueChange).toHaveBeenLastCalledWith(['list']);
  });

  it('is moved through by arrow keys, which press nothing, and Tab comes back to where it was', async () => {
    render(
      <>
        <ToggleGroup label="Days" selection="multiple" options={options} />
        <Button>After</Button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Map')).toHaveFocus();
    await expect.element(button('Map')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect.element(button('Map')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect.element(button('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Map')).toHaveFocus();
  });
});

describe('ToggleGroup of either kind', () => {
  it('takes one value or several, as it is told', () => {
    type Base = { label: string; options: typeof options };
    expectTypeOf<Base & { value: string }>().toExtend<ToggleGroupProps>();
    expectTypeOf<Base & { value: string[] }>().not.toExtend<ToggleGroupProps>();
    expectTypeOf<Base & { selection: 'multiple'; value: string[] }>().toExtend<ToggleGroupProps>();
  });
});
