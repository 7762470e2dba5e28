import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  Button,
  Card,
  ChakraProvider,
  createSystem,
  defaultConfig,
  Field,
  Heading,
  Input,
  Link,
  Text,
} from '@chakra-ui/react';
import { useMemo } from 'react';
import { setOn } from './variables.jsx';

/** chakra-ui.com/docs/theming/customization/colors: a palette of one's own, here of one colour, for all components. */
const systemOf = (color) =>
  createSystem(defaultConfig, {
    globalCss: { html: { colorPalette: 'brand' } },
    theme: {
      semanticTokens: {
        colors: {
          brand: {
            solid: { value: color },
            contrast: { value: 'white' },
            fg: { value: color },
            muted: { value: '{colors.blue.muted}' },
            subtle: { value: '{colors.blue.subtle}' },
            emphasized: { value: '{colors.blue.emphasized}' },
            focusRing: { value: color },
            border: { value: color },
          },
        },
      },
    },
  });

const initial = systemOf('#2563eb');

function Provider({ color, children }) {
  const system = useMemo(() => (color ? systemOf(color) : initial), [color]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

export const library = {
  Provider,
  button: (each) => <Button key={each}>Save job {each}</Button>,
  card: (each) => (
    <Card.Root key={each} as="article">
      <Card.Body>
        <Heading as="h3" size="md">
          <Link href={`#job-${each}`}>{`Nurse ${each}`}</Link>
        </Heading>
        <Card.Description as="div">Berlin</Card.Description>
        <Text>Intensive care, nights</Text>
      </Card.Body>
    </Card.Root>
  ),
  field: (each) => (
    <Field.Root key={each}>
      <Field.Label>{`Field ${each}`}</Field.Label>
      <Input name={`field-${each}`} />
      <Field.HelperText>In a word or two</Field.HelperText>
    </Field.Root>
  ),
  // without it Emotion makes a cache for each element
  onServer: (page) => <CacheProvider value={createCache({ key: 'css' })}>{page}</CacheProvider>,
  // chakra-ui.com/docs/theming/tokens: each token is a variable
  writes: { 'the variable of the solid palette colour': setOn('--chakra-colors-brand-solid') },
  provider: 'a new system in ChakraProvider',
};
