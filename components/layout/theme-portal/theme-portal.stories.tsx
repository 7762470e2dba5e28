import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/card/card.tsx';
import { ThemePortal } from './theme-portal.tsx';
import { themePortalTokens } from './theme-portal.tokens.ts';

const meta = {
  title: 'Layout/Theme portal',
  component: ThemePortal,
  args: { children: <p>This stands at the end of the theme root.</p> },
  parameters: {
    tokens: themePortalTokens,
    docs: {
      description: {
        component: `
Mounts its children at the end of the theme root around it, so that they keep its colours and nothing clips or covers them.
For overlays of your own; \`Dialog\` does it by itself.

| Do | Don’t |
|---|---|
| Return the focus when what it shows goes | Put content there that the server should render |
| Use it for what floats above the page | Use it to change the order in which the page is read |
`,
      },
    },
  },
  render: (args) => (
    <div data-pt-theme="">
      <Card title="Research nurse">
        Its children are not in here.
        <ThemePortal {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof ThemePortal>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
