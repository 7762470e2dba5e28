import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { ColorPicker, type ColorPickerProps } from './color-picker.tsx';

const area = () => page.getByRole('slider', { name: 'Lightness and chroma' });
const slider = (name: string) => page.getByRole('slider', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const swatch = (name: string) => page.getByRole('button', { name, exact: true });
const focus = (element: Element) => (element as HTMLElement).focus();

function Controlled(props: Partial<ColorPickerProps>) {
  const [color, setColor] = useState('#2266cc');
  return (
    <>
      <ColorPicker label="Brand" value={color} onValueChange={setColor} {...props} />
      <output>{color}</output>
    </>
  );
}
const chosen = () => page.getByRole('status').element().textContent;

afterEach(() => {
  delete globalThis.EyeDropper;
});

describe('ColorPicker', () => {
  it('is a group that says what the colour is for, and each of its numbers by name', async () => {
    render(<ColorPicker label="Brand" defaultValue="oklch(62% 0.15 250)" />);
    await expect.element(page.getByRole('group', { name: 'Brand' })).toBeVisible();
    await expect.element(slider('Lightness')).toHaveAttribute('aria-valuetext', '62%');
    await expect.element(slider('Chroma')).toHaveAttribute('aria-valuetext', '0.15');
    await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', '250°');
    await expect.element(area()).toHaveAttribute('aria-valuetext', 'Lightness 62%, chroma 0.15');
    await expect.element(area()).toHaveAttribute('aria-roledescription', '2D slider');
  });

  it('is moved over the plane by keys, in small steps and in large ones', async () => {
    render(<ColorPicker label="Brand" defaultValue="oklch(50% 0.1 250)" />);
    focus(area().element());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(slider('Lightness')).toHaveAttribute('aria-valuetext', '52%');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(slider('Lightness')).toHaveAttribute('aria-valuetext', '42%');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slider('Chroma')).toHaveAttribute('aria-valuetext', '0.104');
    await userEvent.keyboard('{Home}');
    await expect.element(slider('Chroma')).toHaveAttribute('aria-valuetext', '0.067');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect.element(area()).toHaveAttribute('aria-valuenow', '100');
  });

  it('follows the pointer over the plane, mirrored from right to left', async () => {
    render(<ColorPicker label="Brand" />, { dir: 'rtl' });
    const { width, height } = area().element().getBoundingClientRect();
    await area().click({ position: { x: width * 0.75, y: height * 0.5 } });
    await expect.element(area()).toHaveFocus();
    expect(Number(slider('Chroma').element().getAttribute('aria-valuetext'))).toBeCloseTo(0.0925, 2);
    expect(Math.abs(Number(area().element().getAttribute('aria-valuenow')) - 50)).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{ArrowLeft}');
    expect(Number(slider('Chroma').element().getAttribute('aria-valuetext'))).toBeCloseTo(0.096, 2);
  });

  it('hands on hex digits within sRGB and OKLCH outside, which it marks with what other screens show', async () => {
    const { container } = render(<Controlled />);
    await field('OKLCH').fill('oklch(50% 0.1 250)');
    expect(chosen()).toMatch(/^#[\da-f]{6}$/);
    expect(container.querySelector('[role="group"]')).toHaveAttribute('data-gamut', 'srgb');
    await field('OKLCH').fill('oklch(80% 0.28 145)');
    expect(chosen()).toBe('oklch(80% 0.28 145)');
    expect(container.querySelector('[role="group"]')).toHaveAttribute('data-gamut', 'p3');
    const nearest = (field('Hex').element() as HTMLInputElement).value;
    await expect
      .element(page.getByText(`Outside sRGB: screens without wide color show ${nearest}.`))
      .toBeVisible();
  });

  it('keeps the hue of a grey, which its text has forgotten', async () => {
    render(<Controlled />);
    const hue = slider('Hue').element().getAttribute('aria-valuetext');
    focus(slider('Chroma').element());
    await userEvent.keyboard('{Home}');
    expect(chosen()).toMatch(/^#(..)\1\1$/);
    await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', hue!);
    await userEvent.keyboard('{PageUp}');
    await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', hue!);
  });

  it('hands on no colour that no screen has, and keeps its chroma for the way back', async () => {
    render(<Controlled />);
    const chroma = slider('Chroma').element().getAttribute('aria-valuetext');
    focus(slider('Lightness').element());
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('#ffffff');
    await expect.element(slider('Chroma')).toHaveAttribute('aria-valuetext', chroma!);
  });

  it('takes any colour of CSS as text, leaves what is typed, and says how to put right what is none', async () => {
    render(<Controlled />);
    await field('Hex').fill('rebeccapurple');
    expect(chosen()).toBe('#663399');
    await expect.element(field('Hex')).toHaveValue('rebeccapurple');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Hex')).toHaveValue('#663399');
    await field('Hex').fill('#66');
    await expect.element(field('Hex')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field('Hex')).toHaveAccessibleDescription('Enter a color such as #2266cc');
    expect(chosen()).toBe('#663399');
    focus(slider('Lightness').element());
    await userEvent.keyboard('{End}');
    await expect.element(field('Hex')).toHaveValue('#ffffff');
    await expect.element(field('Hex')).not.toHaveAttribute('aria-invalid');
  });

  it('Enter in a text sends no form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ColorPicker label="Brand" />
        <button type="submit">Send</button>
      </form>,
    );
    await field('Hex').fill('#2266cc');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is see-through only where that is allowed', async () => {
    const { rerender } = render(<ColorPicker label="Brand" />);
    await field('Hex').fill('#2266cc80');
    await expect.element(field('OKLCH')).not.toHaveValue(expect.stringContaining('/'));
    expect(slider('Opacity').elements()).toEqual([]);
    rerender(<ColorPicker key="alpha" label="Brand" alpha defaultValue="#2266cc80" />);
    await expect.element(slider('Opacity')).toHaveAttribute('aria-valuetext', '50.2%');
    focus(slider('Opacity').element());
    await userEvent.keyboard('{End}');
    await expect.element(field('Hex')).toHaveValue('#2266cc');
  });

  it('chooses from a palette and from what was chosen before, and shows which one it is', async () => {
    render(
      <Controlled
        swatches={[
          { color: '#0f766e', name: 'Teal' },
          { color: 'rgb(185 28 28)', name: 'Red' },
        ]}
        recent={['#663399']}
      />,
    );
    await expect.element(page.getByRole('group', { name: 'Swatches' })).toBeVisible();
    await swatch('Red').click();
    expect(chosen()).toBe('#b91c1c');
    await expect.element(swatch('Red')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(swatch('Teal')).toHaveAttribute('aria-pressed', 'false');
    await swatch('#663399').click();
    expect(chosen()).toBe('#663399');
  });

  it.each([
    ['#767676', '4.54:1, enough for text'],
    ['#777777', '4.47:1, enough for large text and icons only'],
    ['#ffff00', '1.07:1, too low for text and icons'],
  ])('says in words whether %s can be read on white', async (color, words) => {
    render(
      <ColorPicker label="Brand" defaultValue={color} contrastWith={{ color: 'white', name: 'the page' }} />,
    );
    await expect.element(page.getByText(`Contrast with the page ${words}`, { exact: true })).toBeVisible();
  });

  it('picks from the screen where the browser can', async () => {
    const { rerender } = render(<Controlled key="without" />);
    expect(swatch('Pick from the screen').elements()).toHaveLength(globalThis.EyeDropper ? 1 : 0);
    globalThis.EyeDropper = class {
      open = () => Promise.resolve({ sRGBHex: '#0f766e' });
    };
    rerender(<Controlled key="with" />);
    await swatch('Pick from the screen').click();
    await expect.poll(chosen).toBe('#0f766e');
  });

  it('shows what is no colour of a palette as none, which nobody can choose', async () => {
    const onValueChange = vi.fn();
    render(
      <ColorPicker
        label="Brand"
        onValueChange={onValueChange}
        swatches={[
          { color: 'brand', name: 'Ours' },
          { color: 'brand', name: 'Theirs' },
          { color: '#000', name: 'Black' },
        ]}
        recent={['']}
        contrastWith={{ color: 'ground', name: 'Ground' }}
      />,
    );
    for (const name of ['Ours: no color', 'Theirs: no color']) {
      await expect.element(swatch(name)).toBeDisabled();
      await expect.element(swatch(name)).not.toHaveAttribute('aria-pressed');
      expect(swatch(name).element().querySelector('rect')).toBeNull();
    }
    await expect.element(swatch('Black')).toHaveAttribute('aria-pressed', 'true');
    await swatch('Ours: no color').click({ force: true });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('stays where its owner holds it', async () => {
    const onValueChange = vi.fn();
    render(<ColorPicker label="Brand" value="#2266cc" onValueChange={onValueChange} />);
    await field('Hex').fill('white');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('#ffffff');
    await expect.element(field('Hex')).toHaveValue('#2266cc');
  });

  it('does nothing while it is disabled', async () => {
    render(<ColorPicker label="Brand" swatches={[{ color: 'red', name: 'Red' }]} disabled />);
    await expect.element(area()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(area()).not.toHaveAttribute('tabindex');
    await expect.element(slider('Hue')).toBeDisabled();
    await expect.element(field('Hex')).toBeDisabled();
    await expect.element(swatch('Red')).toBeDisabled();
  });

  it('does nothing in a fieldset that is disabled, and leaves keys with modifiers to the browser', async () => {
    const onValueChange = vi.fn();
    const picker = <ColorPicker label="Brand" defaultValue="#2266cc" onValueChange={onValueChange} />;
    const { container, rerender } = render(<fieldset disabled>{picker}</fieldset>);
    const plane = () => container.querySelector<HTMLElement>('div[role="slider"]')!;
    plane().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
    rerender(<fieldset>{picker}</fieldset>);
    plane().focus();
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    plane().dispatchEvent(back);
    expect(back.defaultPrevented).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <ColorPicker label="العلامة" defaultValue="#808080" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(slider('درجة اللون')).toBeVisible();
    await expect.element(slider('الإضاءة')).toHaveAttribute('aria-valuetext', expect.stringContaining('٪'));
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ColorPicker ref={ref} label="Brand" id="brand" />);
    expect(ref.current).toHaveAttribute('id', 'brand');
  });
});
