// radix-ui.com/themes/docs/theme/color#individual-css-files: only the colours in use
import '@radix-ui/themes/tokens/base.css';
import '@radix-ui/themes/tokens/colors/crimson.css';
import '@radix-ui/themes/tokens/colors/indigo.css';
import '@radix-ui/themes/tokens/colors/slate.css';
import '@radix-ui/themes/components.css';
import '@radix-ui/themes/utilities.css';
import { Button, Card, Heading, Link, Text, TextField, Theme } from '@radix-ui/themes';
import { setOn } from './variables.jsx';

/** It knows colours by name only: of the colours that it is given, each second one is crimson. */
const accentFor = (color) =>
  color === undefined || Number.parseInt(color.slice(1, 3), 16) % 2 === 1 ? 'indigo' : 'crimson';

const Provider = ({ color, children }) => (
  <Theme accentColor={accentFor(color)} grayColor="slate">
    {children}
  </Theme>
);

export const library = {
  Provider,
  button: (each) => <Button key={each}>Save job {each}</Button>,
  card: (each) => (
    <Card key={each} asChild>
      <article>
        <Heading as="h3" size="3">
          <Link href={`#job-${each}`}>{`Nurse ${each}`}</Link>
        </Heading>
        <Text as="div" size="2" color="gray">
          Berlin
        </Text>
        <Text as="p">Intensive care, nights</Text>
      </article>
    </Card>
  ),
  // it has no field with a label: its documentation puts Text and TextField into a label
  field: (each) => (
    <label key={each}>
      <Text as="div" size="2" weight="bold">
        {`Field ${each}`}
      </Text>
      <Text as="div" size="1" color="gray" id={`field-${each}-description`}>
        In a word or two
      </Text>
      <TextField.Root name={`field-${each}`} aria-describedby={`field-${each}-description`} />
    </label>
  ),
  // radix-ui.com/themes/docs/theme/color#brand-color: a brand colour overrides a step of the scale
  writes: {
    'a step of the accent scale': setOn('--accent-9', () => document.querySelector('.radix-themes')),
  },
  provider: 'another accentColor in Theme',
};
