import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Confetti } from './confetti.tsx';
import { confettiTokens } from './confetti.tokens.ts';

function OnPress() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button onClick={() => setTimes(times + 1)}>Celebrate</Button>
      {times > 0 ? <Confetti key={times} /> : null}
    </>
  );
}

const meta = {
  title: 'Feedback/Confetti',
  component: Confetti,
  parameters: {
    tokens: confettiTokens,
    docs: {
      description: {
        component: `
Throws 200 pieces of confetti over the page, once. What draws them is loaded when it is needed; people who asked for less motion
see none.

| Do | Don’t |
|---|---|
| Celebrate once: an offer when it is opened for the first time | Celebrate each visit: remember that it was |
| Say the good news in words | Leave it to the confetti to say it |

| Key | What it does |
|---|---|
| none | It takes no focus |
`,
      },
    },
  },
} satisfies Meta<typeof Confetti>;

export default meta;
export const Default: StoryObj<typeof meta> = { render: () => <OnPress /> };
