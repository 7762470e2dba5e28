import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Stack } from '../../layout/stack/stack.tsx';
import { ScrollProgress } from './scroll-progress.tsx';
import { scrollProgressTokens } from './scroll-progress.tokens.ts';

const paragraphs = Array.from(
  { length: 30 },
  (_, index) => `Paragraph ${index + 1} of a long advertisement.`,
);
const Text = () => paragraphs.map((text) => <p key={text}>{text}</p>);

function Article() {
  const article = useRef<HTMLElement>(null);
  return (
    <Stack>
      <ScrollProgress target={article} />
      <p>Scroll: only the article counts.</p>
      <article ref={article}>
        <Text />
      </article>
      <Text />
    </Stack>
  );
}

const meta = {
  title: 'Navigation/Scroll progress',
  component: ScrollProgress,
  parameters: {
    tokens: scrollProgressTokens,
    docs: {
      description: {
        component: `
A thin line that grows while people read a long page, or one element of it. It only decorates: the scrollbar says the same.

| Do | Don’t |
|---|---|
| Use it on pages of several screens | Use it as the only sign that there is more |
| Give \`target\` where comments or footers follow | Show how something loads with it: that is a \`ProgressBar\` |

| Key | What it does |
|---|---|
| none | It takes no focus |
`,
      },
    },
  },
} satisfies Meta<typeof ScrollProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <ScrollProgress />
      <Text />
    </Stack>
  ),
};
export const OfAnArticle: Story = { render: () => <Article /> };
