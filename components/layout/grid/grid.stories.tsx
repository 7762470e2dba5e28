import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Grid } from './grid.tsx';
import { gridTokens } from './grid.tokens.ts';

const titles = ['Design', 'Research', 'Engineering', 'Gesundheitswissenschaften', 'Sales'];

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: titles.map((title) => (
      <Card key={title} as="div" title={title} headingLevel={2} padding="small" />
    )),
  },
  parameters: {
    tokens: gridTokens,
    docs: {
      description: {
        component: `
Children in as many equal columns as there is room for: no breakpoints, and fewer columns at larger text.

| Do | Don’t |
|---|---|
| Choose \`columns\` by what the content needs at least | Choose it by how many columns one screen should have |
| Use \`as="ul"\` for cards that are a list | Use it for rows of buttons: that is \`Inline\` |
`,
      },
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Columns: Story = {
  render: ({ children }) => (
    <Stack gap={10}>
      <Grid columns="tiny">{children}</Grid>
      <Grid columns="small">{children}</Grid>
      <Grid columns="large">{children}</Grid>
      <Grid columns="huge" gap={2}>
        {children}
      </Grid>
    </Stack>
  ),
};
export const List: Story = {
  args: {
    as: 'ul',
    children: titles.map((title) => <Card key={title} as="li" title={title} headingLevel={2} />),
  },
};
export const Phone: Story = { args: { columns: 'huge' }, globals: { viewport: { value: 'mobile1' } } };
