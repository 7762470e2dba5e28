import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { UploadIcon } from '../../display/icon/icon.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { MatchMeter } from './match-meter.tsx';
import { matchMeterTokens } from './match-meter.tokens.ts';

const meta = {
  title: 'Careers/Match meter',
  component: MatchMeter,
  args: {
    score: 0.86,
    strongMatchThreshold: 0.8,
    matchingSkills: ['Patient care', 'Triage', 'English'],
    missingSkills: ['Dialysis'],
  },
  parameters: {
    tokens: matchMeterTokens,
    docs: {
      description: {
        component: `
How well a candidate’s skills match a job: in words, as a number and as a bar, with the skills that match and those that
don’t. Without a resume there is no score, and the place holds the invitation to upload one.

| Do | Don’t |
|---|---|
| Show it to candidates with a resume | Hide or reorder jobs by it without saying so |
| Use the small one on cards | Show a score of 0 where there is none |

| Key | What it does |
|---|---|
| Tab | Moves to the upload, where there is one; the meter takes no focus |
`,
      },
    },
  },
} satisfies Meta<typeof MatchMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const Scores: Story = {
  render: () => (
    <Stack>
      {[0, 0.35, 0.7999, 0.8, 1].map((score) => (
        <MatchMeter key={score} size="small" score={score} strongMatchThreshold={0.8} />
      ))}
    </Stack>
  ),
};
export const NoResume: Story = {
  render: () => <MatchMeter upload={<Button icon={<UploadIcon />}>Upload resume</Button>} />,
};
export const ManyAndLong: Story = {
  args: {
    score: 0.42,
    matchingSkills: Array.from({ length: 18 }, (_, index) => `Skill number ${index + 1}`),
    missingSkills: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'C++', 'Go'],
  },
  globals: { viewport: { value: 'mobile1' } },
};
