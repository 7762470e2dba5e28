import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { FormDefinition, Item } from '../definition/definition.ts';
import { Form } from '../form/form.tsx';
import { kitchenSink, kitchenSinkValues, kitchenSinkWithFrames } from '../testing/kitchen-sink.ts';

/** The kitchen sink, with something said of every item. */
const withAll = (more: Partial<Item>): FormDefinition => ({
  sections: (kitchenSink as FormDefinition).sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, ...more }) as Item),
  })),
});
const readOnly = withAll({ readonly: true });
const disabled = withAll({ disabled: true });
const invalid = withAll({ required: true });
const long = withAll({
  label: 'What is asked for in so many words that they do not fit into one line of any telephone’s screen',
  help: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller have to say more than others here.',
});

/** Fields that come later are there. */
const loaded = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('form > * [aria-busy="true"]')).toBeNull(), {
    timeout: 15_000,
  });
};

const meta = {
  component: Form,
  title: 'Forms/Fields',
  args: { definition: kitchenSink as FormDefinition, onSubmit: () => {} },
  play: async ({ canvasElement }) => loaded(canvasElement),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const KitchenSink: Story = {
  args: { definition: kitchenSinkWithFrames as FormDefinition, layout: 'stepper', values: kitchenSinkValues },
};
export const Filled: Story = { args: { values: kitchenSinkValues } };
export const Invalid: Story = {
  args: { definition: invalid },
  play: async ({ canvasElement, userEvent }) => {
    await loaded(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
  },
};
export const Disabled: Story = { args: { definition: disabled, values: kitchenSinkValues } };
export const ReadOnly: Story = { args: { definition: readOnly, values: kitchenSinkValues } };
export const LongTexts: Story = { args: { definition: long, values: kitchenSinkValues } };
