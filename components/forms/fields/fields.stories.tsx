import type { FormDefinition, Item } from '@portico/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Form } from '../form/form.tsx';
import { kitchenSink, kitchenSinkValues, kitchenSinkWithFrames } from '../testing/kitchen-sink.ts';
import { StepperLayout } from '../layouts/stepper/stepper.tsx';

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
async function loaded(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('form > * [aria-busy="true"]')).toBeNull(), {
    timeout: 20_000,
  });
}

const meta = {
  component: Form,
  title: 'Forms/Fields',
  args: { definition: kitchenSink as FormDefinition, onSubmit: () => {} },
  play: async ({ canvasElement }) => loaded(canvasElement),
  parameters: {
    docs: {
      description: {
        component: `
Every type of field that a definition can ask for, in each of its states. Dates, telephone numbers, files and skills are loaded when a
definition asks for them; their places are kept.

| Do | Don’t |
|---|---|
| Say in the label what is asked for, and in \`help\` how | Use a placeholder as a label: it goes as soon as people type |
| Show up to five choices as radio buttons, more as a select | Choose something for people |
| Ask only for what is needed, and mark what is \`required\` | Ask twice for what is known: give it as \`values\` |
| Use \`readonly\` for what is sent, \`disabled\` for what is not | Disable what people have to read |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous field; a group of radio buttons is one |
| Arrow keys | Move among radio buttons, stars, the parts of a date, and the options of a list |
| Space | Ticks a box, opens a list |
| Escape | Closes a list or calendar |
`,
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const KitchenSink: Story = {
  args: {
    definition: kitchenSinkWithFrames as FormDefinition,
    layout: StepperLayout,
    values: kitchenSinkValues,
  },
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
