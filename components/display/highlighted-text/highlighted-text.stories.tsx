import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { highlightedTextTokens } from './highlighted-text.tokens.ts';

const meta = {
  title: 'Display/Highlighted text',
  component: HighlightedText,
  args: { children: 'Research nurse in Québec', query: 'nurse quebec' },
  parameters: {
    tokens: highlightedTextTokens,
    docs: {
      description: {
        component: `
A text in which the words that were searched for are marked, wherever a word begins with them.

| Do | Don’t |
|---|---|
| Mark why something was found | Mark in long texts every word of a sentence |
| Use it in suggestions and results | Use it to stress something |
`,
      },
    },
  },
} satisfies Meta<typeof HighlightedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matches: Story = {
  render: () => (
    <Stack gap={2}>
      <HighlightedText query="">Nothing was searched for</HighlightedText>
      <HighlightedText query="dev">Développeur, Developer and DevOps</HighlightedText>
      <HighlightedText query="Rindfleischetikettierungsüberwachung">
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </HighlightedText>
      <h2>
        <HighlightedText query="nurse">In a heading: research nurse</HighlightedText>
      </h2>
      <a href="#nurse">
        <HighlightedText query="nurse">In a link: research nurse</HighlightedText>
      </a>
    </Stack>
  ),
};
