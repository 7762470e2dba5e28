import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobCard } from '../job-card/job-card.tsx';
import type { ChatMessage } from './chat-log.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { chatPanelTokens } from './chat-panel.tokens.ts';

const minute = 60_000;
const now = Date.UTC(2026, 0, 10, 12);
const job = <JobCard title="Registered nurse" href="#job" places={['Berlin']} postedAt={now} now={now} />;
const messages: readonly ChatMessage[] = [
  { id: '1', author: 'candidate', text: 'Is there work for a nurse?', sentAt: now - 1500 * minute },
  {
    id: '2',
    author: 'assistant',
    text: 'Yes, this one was posted today:',
    sentAt: now - 1499 * minute,
    content: job,
  },
  { id: '3', author: 'candidate', text: 'In which shifts?\nAnd from when on?', sentAt: now - 3 * minute },
];

const meta = {
  title: 'Careers/Chat panel',
  component: ChatPanel,
  args: {
    open: true,
    onOpenChange: () => {},
    name: 'Mia, your assistant',
    greeting: 'Hello! Ask me about jobs and applications.',
    messages,
    onSend: () => {},
    onRetry: () => {},
    onFiles: () => {},
    timeZone: 'Europe/Berlin',
  },
  parameters: {
    tokens: chatPanelTokens,
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
A conversation with an assistant at the end of the window, 400 px wide; the page goes on working beside it. Up to 992 px it takes
the whole window and interrupts the page. What is typed is kept when it is closed, and comes back when sending fails.

| Do | Don’t |
|---|---|
| Keep it mounted, and open it by a button of the page | Open it by itself |
| Add a message as \`sending\`, and make it \`failed\` where the server refuses it | Wait for the server before it is seen |
| Show jobs as cards in \`content\` | Write addresses into the text |

| Key | What it does |
|---|---|
| Enter | In the field: sends, unless an input method is at work |
| Shift + Enter | In the field: a new line |
| Arrow up, arrow down | On the conversation: scrolls it |
| Escape | Closes it; the focus returns to what opened it |
`,
      },
    },
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { typing: true, quickReplies: ['Show more jobs', 'How do I apply?'] },
};
export const Empty: Story = { args: { messages: [], onFiles: undefined } };
export const Sending: Story = {
  args: {
    messages: [
      ...messages,
      { id: '4', author: 'candidate', text: 'On its way', sentAt: now, state: 'sending' },
      { id: '5', author: 'candidate', text: 'Refused', sentAt: now, state: 'failed' },
    ],
  },
};
export const FullScreen: Story = {
  args: { typing: true },
  globals: { viewport: { value: 'mobile1' } },
};
export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    typing: true,
    quickReplies: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
    messages: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      author: index % 2 === 0 ? 'candidate' : 'assistant',
      text: 'Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler '.repeat(3),
      sentAt: now + index * minute,
    })),
  },
};
