import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './definition-list.tsx';
import { definitionListTokens } from './definition-list.tokens.ts';

const meta = {
  title: 'Display/Definition list',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Location', description: 'Hamburg, Germany' },
      { term: 'Employment type', description: 'Full time' },
      { term: 'Contact', description: <a href="mailto:jobs@example.com">jobs@example.com</a> },
    ],
  },
  parameters: {
    tokens: definitionListTokens,
    docs: {
      description: {
        component: `
Facts about one thing, each with what it is called.

| Do | Don’t |
|---|---|
| Use it for one thing’s facts | Use it for many things with the same facts: that is \`Table\` |
| Leave out what is not known | Fill in “N/A” |
`,
      },
    },
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const Grid: Story = { args: { layout: 'grid' } };
export const Columns: Story = { args: { layout: 'columns' } };
export const LongWords: Story = {
  args: {
    layout: 'columns',
    items: [
      {
        term: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      { term: 'Location', description: 'Hamburg' },
    ],
  },
};
export const Phone: Story = { args: { layout: 'columns' }, globals: { viewport: { value: 'mobile1' } } };
