import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { SectionId } from '@portico/tokens';
import { TokenTable } from './theming/token-table.tsx';

/** The tokens of the component that the page is about, from its `name.tokens.ts` by way of `parameters.tokens`. */
function Tokens() {
  const of = useOf('meta', ['meta']);
  const sections = of.preparedMeta.parameters['tokens'] as readonly SectionId[] | undefined;
  return sections && sections.length > 0 ? <TokenTable sections={sections} /> : null;
}

/** One page a component: what it is, how to use it, its props, all its states, and the tokens that paint it. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
    <Stories includePrimary={false} />
    <Tokens />
  </>
);
