// mantine.dev/styles/css-files-list: the styles of single components
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Title.css';
import {
  Anchor,
  Button,
  Card,
  colorsTuple,
  createTheme,
  MantineProvider,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMemo } from 'react';
import { setOn } from './variables.jsx';

const themeOf = (color) => createTheme({ colors: { brand: colorsTuple(color) }, primaryColor: 'brand' });
const initial = themeOf('#228be6');

function Provider({ color, children }) {
  const theme = useMemo(() => (color ? themeOf(color) : initial), [color]);
  return <MantineProvider theme={theme}>{children}</MantineProvider>;
}

export const library = {
  Provider,
  button: (each) => <Button key={each}>Save job {each}</Button>,
  card: (each) => (
    <Card key={each} component="article" withBorder>
      <Title order={3}>
        <Anchor href={`#job-${each}`}>{`Nurse ${each}`}</Anchor>
      </Title>
      <Text size="sm" component="div">
        Berlin
      </Text>
      <Text>Intensive care, nights</Text>
    </Card>
  ),
  field: (each) => (
    <TextInput key={each} label={`Field ${each}`} name={`field-${each}`} description="In a word or two" />
  ),
  // mantine.dev/styles/css-variables-list: what a filled component is coloured with
  writes: { 'the variable of filled components': setOn('--mantine-primary-color-filled') },
  provider: 'a new theme in MantineProvider',
};
