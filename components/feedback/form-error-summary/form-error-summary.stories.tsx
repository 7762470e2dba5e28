import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { formErrorSummaryTokens } from './form-error-summary.tokens.ts';

const meta = {
  title: 'Feedback/Form error summary',
  component: FormErrorSummary,
  args: {
    errors: [
      { field: 'name', message: 'Enter your name' },
      { field: 'email', message: 'Enter an email address such as name@example.com' },
    ],
  },
  parameters: {
    tokens: formErrorSummaryTokens,
    docs: {
      description: {
        component: `
All that is wrong in a form that was sent, at its top. It takes the focus when it appears, and each line leads to where it is
put right. With react-hook-form: \`<FormErrorSummary errors={errorsOf(formState.errors)} attempt={formState.submitCount} />\`
and \`shouldFocusError: false\`.

| Do | Don’t |
|---|---|
| Use the same words as beside the field | “Invalid input” |
| Show it once the form has been sent | Show it while people type |
| Keep the errors beside their fields as well | Use it instead of them |

| Key | What it does |
|---|---|
| Tab | Moves to the next error |
| Enter | Moves the focus to its field |
`,
      },
    },
  },
  render: (args) => (
    <form>
      <Stack>
        <FormErrorSummary {...args} />
        <TextField label="Name" name="name" error="Enter your name" />
        <TextField label="Email" name="email" error="Enter an email address such as name@example.com" />
      </Stack>
    </form>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { errors: [{ field: 'name', message: 'Enter your name' }] } };
export const Many: Story = {
  args: {
    errors: Array.from({ length: 60 }, (_, index) => ({
      field: `question${index}`,
      message: `Answer question ${index + 1}`,
    })),
  },
};
export const LongText: Story = {
  args: {
    errors: [
      {
        field: 'name',
        message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
