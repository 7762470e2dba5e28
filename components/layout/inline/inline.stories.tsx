import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Inline } from './inline.tsx';
import { inlineTokens } from './inline.tokens.ts';

const skills = ['Nursing', 'Clinical trials', 'Documentation', 'Arbeitsunfähigkeitsbescheinigungen'];

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: skills.map((skill) => <Button key={skill}>{skill}</Button>) },
  parameters: {
    tokens: inlineTokens,
    docs: {
      description: {
        component: `
Buttons, tags and other small things beside each other; those that do not fit go on in another line.

| Do | Don’t |
|---|---|
| Use \`as="ul"\` with \`<li>\` when it is a list | Use it for columns: that is \`Grid\` |
| Put the main button last in reading order | Order by look what is read in another order |
`,
      },
    },
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gaps: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      <Inline gap={1}>{children}</Inline>
      <Inline gap={4}>{children}</Inline>
    </Stack>
  ),
};
export const JustifiedList: Story = {
  args: {
    as: 'ul',
    justify: 'between',
    align: 'baseline',
    children: skills.map((skill) => <li key={skill}>{skill}</li>),
  },
};
