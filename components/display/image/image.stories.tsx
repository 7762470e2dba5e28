import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/grid.tsx';
import { Image } from './image.tsx';
import { imageTokens } from './image.tokens.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#8ab"/><circle cx="80" cy="60" r="40" fill="#fe9"/><path d="M0 300 150 120 260 240 320 180 400 300Z" fill="#456"/></svg>',
)}`;
const broken = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Display/Image',
  component: Image,
  args: { src: picture, alt: 'Mountains in the morning' },
  parameters: {
    tokens: imageTokens,
    docs: {
      description: {
        component: `
An image whose place is there before it is, so that nothing moves when it comes. It loads when it comes near the window.

| Do | Don’t |
|---|---|
| Choose a \`ratio\` near that of the picture | Cut off what the picture is about |
| Set \`loading="eager"\` and \`fetchPriority="high"\` for the first large one | Load all of them at once |
| Leave \`alt\` empty where the picture only decorates | “Image of …” |
`,
      },
    },
  },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Grid>
      <Image {...args} />
    </Grid>
  ),
};
export const Ratios: Story = {
  render: (args) => (
    <Grid columns="small">
      {(['square', 'portrait', 'standard', 'photo', 'wide', 'banner'] as const).map((ratio) => (
        <Image key={ratio} {...args} ratio={ratio} />
      ))}
    </Grid>
  ),
};
export const Whole: Story = {
  render: (args) => (
    <Grid columns="small">
      <Image {...args} ratio="portrait" fit="contain" />
    </Grid>
  ),
};
export const Failed: Story = {
  render: (args) => (
    <Grid columns="small">
      <Image {...args} src={broken} />
      <Image {...args} src={broken} alt="" />
      <Image {...args} src={broken} fallback="Our office in Hamburg" />
      <Image
        {...args}
        src={broken}
        ratio="banner"
        alt="A long description, which does not fit into its place unless that becomes taller, at large text too"
      />
    </Grid>
  ),
};
