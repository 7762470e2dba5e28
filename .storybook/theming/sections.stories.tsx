import { Stack } from '@portico/components/stack';
import { sectionHelp } from '@portico/tokens/help';
import { sectionOf } from '@portico/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Consumers } from './consumers.tsx';
import { sectionOfTitle } from './section-titles.ts';
import { TokenTable } from './token-table.tsx';

// listed once for each section by `main.ts`, under the section's title
const meta: Meta = { tags: ['!autodocs', '!test'] };
export default meta;

/** A section of the theme: what it decides, its tokens as they are now, and every component that uses them. */
export const Section: StoryObj = {
  render: (_args, { title, globals }) => {
    const section = sectionOfTitle(title);
    if (!section) throw new Error(`No section of the theme is called ${title}`);
    return (
      <Stack gap={6}>
        <h1>{sectionOf(section).label}</h1>
        <p>{sectionHelp[section]}</p>
        <Consumers
          section={section}
          globals={Object.entries(globals)
            .filter(([, value]) => typeof value === 'string')
            .map(([name, value]) => `${name}:${value}`)
            .join(';')}
        />
        <TokenTable sections={[section]} />
      </Stack>
    );
  },
};
