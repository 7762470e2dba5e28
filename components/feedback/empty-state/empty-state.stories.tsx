import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { BookmarkIcon, SearchIcon } from '../../display/icon/icon.tsx';
import { EmptyState } from './empty-state.tsx';
import { emptyStateTokens } from './empty-state.tokens.ts';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    title: 'No jobs match your search',
    icon: <SearchIcon />,
    children: 'Try fewer filters or another place.',
    actions: (
      <>
        <Button variant="primary">Remove all filters</Button>
        <Button>Create a job alert</Button>
      </>
    ),
  },
  // what react-docgen does not see in a union of types
  argTypes: {
    icon: { control: false, description: 'A picture of one colour.' },
    picture: { control: false, description: 'A picture of its own size, in the place of the icon.' },
  },
  parameters: {
    tokens: emptyStateTokens,
    docs: {
      description: {
        component: `
Stands where there would be something, and says how to come by it.

| Do | Don’t |
|---|---|
| Say what is not there, and what to do next | “Nothing here”, “Oops” |
| Offer one main action | Use it for what went wrong: that is an \`ErrorState\` |
| Choose \`headingLevel\` by the page’s outline | Choose it by its size |

| Key | What it does |
|---|---|
| Tab | Moves to the next action |
| Enter, Space | Presses it |
`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = {
  args: { icon: undefined, children: undefined, actions: undefined, title: 'You have no messages' },
};
export const WithPicture: Story = {
  args: {
    icon: undefined,
    title: 'Your cart is empty',
    picture: (
      <svg width="160" height="96" viewBox="0 0 160 96" aria-hidden="true" fill="none" stroke="currentColor">
        <rect x="8" y="8" width="144" height="80" rx="8" />
        <path d="M40 36h80M40 52h48" />
      </svg>
    ),
  },
};
export const LongText: Story = {
  args: {
    icon: <BookmarkIcon />,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(6),
  },
  globals: { viewport: { value: 'mobile1' } },
};
