import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Checkbox } from '../../inputs/checkbox/checkbox.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Sheet } from './sheet.tsx';
import { sheetTokens } from './sheet.tokens.ts';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Filters',
    footer: <Button variant="primary">Show 48 jobs</Button>,
    children: (
      <Stack gap={2}>
        {['Full-time', 'Part-time', 'Internship'].map((label) => (
          <Checkbox key={label} label={label} />
        ))}
      </Stack>
    ),
  },
  parameters: {
    tokens: sheetTokens,
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component: `
Takes the whole window for a task of its own, such as all filters on a phone, or a document to read.

| Do | Don’t |
|---|---|
| Say at the end what happens next: “Show 48 jobs” | Use it on a wide screen where a drawer does |
| Let Escape and the cross lead back to where people were | Open a sheet for a question; that is a dialog |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves among the sheet’s own controls, round and round |
| Escape | Closes it; the focus returns to what opened it |
`,
      },
    },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = {
  args: { description: 'They apply when you press the button.' },
  globals: { viewport: { value: 'mobile1' } },
};
