import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { useAnnounce } from './live-announcer.ts';

function Announcers() {
  const announce = useAnnounce();
  return (
    <Stack direction="row" wrap>
      <Button onClick={() => announce('124 jobs found')}>In a pause</Button>
      <Button onClick={() => announce('You are offline', { urgency: 'assertive' })}>At once</Button>
    </Stack>
  );
}

const meta = {
  title: 'Feedback/Live announcer',
  component: Announcers,
  parameters: {
    docs: {
      description: {
        component: `
Has messages read aloud that people who see the page notice by themselves: \`const announce = useAnnounce()\`. One polite and
one assertive region serve the whole page, also while a dialog is open.

| Do | Don’t |
|---|---|
| Say the result: “124 jobs found” | Read out every key that is pressed |
| Keep to the polite region | Interrupt for what can wait |
| Use a live \`InfoBar\` where the message is in view as well | Say the same thing twice |

| Key | What it does |
|---|---|
| none | Messages take no focus |
`,
      },
    },
  },
} satisfies Meta<typeof Announcers>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
