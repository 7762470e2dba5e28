import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { ShortenedNumber } from './shortened-number.tsx';
import { shortenedNumberTokens } from './shortened-number.tokens.ts';

const numbers = [0, 999, 1000, 12_345, 999_950, 5_600_000, 7_800_000_000, -1500];

const meta = {
  title: 'Display/Shortened number',
  component: ShortenedNumber,
  args: { value: 12_345 },
  parameters: {
    tokens: shortenedNumberTokens,
    docs: {
      description: {
        component: `
A large number at a glance. It is read aloud exactly, and the exact number is its tooltip.

| Do | Don’t |
|---|---|
| Use it for how many there are, roughly | Use it for money or for what people decide by |
| Say beside it what is counted | Show more digits than the place needs |
`,
      },
    },
  },
} satisfies Meta<typeof ShortenedNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {numbers.map((value) => (
        <ShortenedNumber key={value} value={value} />
      ))}
    </Stack>
  ),
};
export const Languages: Story = {
  render: () => (
    <Stack gap={2}>
      {['de', 'ar-EG', 'ja'].map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <ShortenedNumber value={5_600_000} lang={locale} />
        </LocaleProvider>
      ))}
    </Stack>
  ),
};
