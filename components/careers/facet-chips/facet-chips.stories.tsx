import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FacetChips, type FacetChip } from './facet-chips.tsx';
import { facetChipsTokens } from './facet-chips.tokens.ts';

function Stateful({ start }: { start: readonly FacetChip[] }) {
  const [chips, setChips] = useState(start);
  return (
    <FacetChips
      chips={chips}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
      onClear={() => setChips([])}
    />
  );
}

const meta = {
  title: 'Careers/Facet chips',
  component: FacetChips,
  args: { chips: [{ id: 'remote', label: 'Remote' }], onRemove: () => {}, onClear: () => {} },
  parameters: {
    tokens: facetChipsTokens,
    docs: {
      description: {
        component: `
The filters of a search that are applied. When one is removed the focus goes on to the next, and behind the last one to
“Clear filters”.

| Do | Don’t |
|---|---|
| Name the facet where the value alone could mean several: “Posted: last week” | Show filters that apply always |
| Put the focus on the list’s heading when the last one goes | Hide them on phones |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous filter |
| Enter, Space | Removes it, or all of them |
`,
      },
    },
  },
} satisfies Meta<typeof FacetChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stateful
      start={[
        { id: 'department Care', label: 'Department: Care' },
        { id: 'place Berlin', label: 'Place: Berlin' },
        { id: 'remote', label: 'Remote' },
      ]}
    />
  ),
};
export const ManyAndLong: Story = {
  render: () => (
    <Stateful
      start={[
        {
          id: 'long',
          label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragte (m/w/d)',
        },
        ...Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: `Skill ${index + 1}` })),
      ]}
    />
  ),
  globals: { viewport: { value: 'mobile1' } },
};
