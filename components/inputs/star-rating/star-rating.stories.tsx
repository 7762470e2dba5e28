import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { StarRating } from './star-rating.tsx';
import { starRatingTokens } from './star-rating.tokens.ts';

const meta = {
  title: 'Inputs/Star rating',
  component: StarRating,
  parameters: {
    tokens: starRatingTokens,
    docs: {
      description: {
        component: `
One to five stars, to give or, with \`readOnly\`, to look at. Works uncontrolled with react-hook-form:
\`<StarRating label="How was applying?" {...register('stars')} />\`.

| Do | Don’t |
|---|---|
| Say what is rated in the label | Begin with stars that nobody gave |
| Show averages to the half star, with their number beside | Let people rate in halves |
| Leave it optional | Ask for stars where yes or no would do |

| Key | What it does |
|---|---|
| Tab | Moves to the stars that are given, or to the first star |
| Arrow keys | Give one more or one less |
| Space | Gives the star in focus |
`,
      },
    },
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => <StarRating label="How was applying?" description="We read every answer." />,
};
export const States: Story = {
  render: () => (
    <Stack>
      <StarRating label="Three stars" defaultValue={3} />
      <StarRating label="With an error" required error="Give one to five stars" />
      <StarRating label="Disabled" defaultValue={4} disabled />
      {[0, 2.5, 3.7, 5].map((value) => (
        <StarRating key={value} readOnly value={value} />
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  render: () => (
    <StarRating
      label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      defaultValue={5}
      error="Kraftfahrzeughaftpflichtversicherungsbescheinigungsnummernüberprüfungsfehler"
    />
  ),
  globals: { viewport: { value: 'mobile1' } },
};
