import type { Meta, StoryObj } from '@storybook/react-vite';
import { application } from '../../../testing/application.ts';
import { Form } from '../../form/form.tsx';
import { StepperLayout } from './stepper.tsx';

const meta = {
  component: Form,
  title: 'Forms/Form in steps',
  args: { definition: application, layout: StepperLayout, onSubmit: () => {} },
  parameters: {
    docs: {
      story: { inline: false, height: '700px' },
      description: {
        component: `
A long form as one page that scrolls: \`layout={StepperLayout}\`. The steps lead through it and say how many questions are new and
how many answers have to be put right; on phones a line that grows with scrolling stands for them.

| Do | Don’t |
|---|---|
| Give each section a title of a few words | Split a form of five questions into steps |
| Mark with \`newItem\` what has come since people last looked | Mark everything |

| Key | What it does |
|---|---|
| Tab | Moves along the steps, then to the fields |
| Enter on a step | Goes to its first answer that is wrong, else to its first question |
| Home, End on a step | Jump to the first or last step |
`,
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByRole('link', { name: 'About you 1 answer to put right' });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: {
    definition: {
      sections: [
        {
          title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          items: [
            {
              name: 'law',
              type: 'text',
              label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
              newItem: true,
              required: true,
            },
          ],
        },
        { items: [{ name: 'city', type: 'text', label: 'City' }] },
      ],
    },
  },
};
