import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'gb', label: 'United Kingdom', disabled: true },
];
const select = () => page.getByRole('combobox', { name: 'Country', exact: true });

function Fixed() {
  const [value, setValue] = useState('fr');
  return (
    <>
      <Select
        label="Country"
        options={options}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <output>{value}</output>
    </>
  );
}

describe('Select', () => {
  it('chooses by arrow keys and by a letter', async () => {
    render(<Select label="Country" options={options} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(select()).toHaveValue('fr');
    await userEvent.keyboard('g');
    await expect.element(select()).toHaveValue('de');
  });

  it('chooses nothing for the user while it has a placeholder', async () => {
    const { container } = render(
      <form>
        <Select label="Country" name="country" options={options} placeholder="Choose a country" required />
      </form>,
    );
    await expect.element(select()).toHaveDisplayValue('Choose a country');
    await expect.element(select()).toBeInvalid();
    expect(container.querySelector('form')!.checkValidity()).toBe(false);
  });

  it('keeps a placeholder from being chosen again only when an answer is required', () => {
    const { container } = render(
      <>
        <Select label="Country" options={options} placeholder="Choose a country" required />
        <Select label="Country" options={options} placeholder="Any" />
      </>,
    );
    const first = [...container.querySelectorAll('select')].map((element) => element.options[0]?.disabled);
    expect(first).toEqual([true, false]);
  });

  it('may be controlled', async () => {
    render(<Fixed />);
    await expect.element(select()).toHaveValue('fr');
    await select().selectOptions('de');
    await expect.element(page.getByRole('status')).toHaveTextContent('de');
  });

  it('is described by description and error, and invalid with an error', async () => {
    render(
      <Select label="Country" options={options} description="Where you live." error="Choose a country" />,
    );
    await expect.element(select()).toHaveAccessibleDescription('Where you live. Choose a country');
    await expect.element(select()).toHaveAttribute('aria-invalid', 'true');
  });

  it('opens where its chevron is pressed', () => {
    const { container } = render(<Select label="Country" options={options} />);
    const { x, y, width, height } = container.querySelector('svg')!.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(container.querySelector('select'));
  });

  it('leaves room for its chevron at the end, in either direction', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { container } = render(<Select label="Country" options={options} />, { dir });
      const { paddingInlineEnd } = getComputedStyle(container.querySelector('select')!);
      expect(Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(36);
    }
  });

  it('takes part in a form', () => {
    const { container } = render(
      <form>
        <Select label="Country" options={options} name="country" defaultValue="fr" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('country')).toBe('fr');
  });
});
