import '../pages/mount.css';
import './bare.css';
import { Fragment } from 'react';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Link } from 'react-aria-components/Link';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { setOn } from './variables.jsx';

/** It has no look: buttons wear the plain style of the bare page, and the theme is that style's variable. */
export const library = {
  Provider: Fragment,
  button: (each) => (
    <Button key={each} className="plain primary">
      Save job {each}
    </Button>
  ),
  // it has no card
  card: (each) => (
    <article key={each}>
      <Heading level={3}>
        <Link href={`#job-${each}`}>{`Nurse ${each}`}</Link>
      </Heading>
      <div>
        <Text>Berlin</Text>
      </div>
      <p>Intensive care, nights</p>
    </article>
  ),
  field: (each) => (
    <TextField key={each} name={`field-${each}`}>
      <Label>{`Field ${each}`}</Label>
      <Text slot="description">In a word or two</Text>
      <Input />
    </TextField>
  ),
  writes: { 'the variable of the app’s own style': setOn('--primary') },
};
