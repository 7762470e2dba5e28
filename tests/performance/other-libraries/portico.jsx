import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { Button } from '@portico/components/button';
import { Card } from '@portico/components/card';
import { TextField } from '@portico/components/text-field';
import { changedVariables, cssVariable, resolveTheme } from '@portico/tokens';
import { Fragment } from 'react';
import { setInRule } from './variables.jsx';

const standard = resolveTheme({ product: 'default' });
const writers = new Map();

/** All that follows from a brand colour: hover, pressed and disabled, what lies on it, the dark scheme, more contrast. */
function writeTheme(color) {
  const layers = [{ id: 'employer', sections: { core_properties: { brand: { value: color } } } }];
  const theme = resolveTheme({ product: 'default', layers });
  for (const { selector, media, property, value } of changedVariables(theme, standard)) {
    const rule = `${media} ${selector} ${property}`;
    if (!writers.has(rule))
      writers.set(rule, setInRule(property, { selector, media, layer: 'theme.preview' }));
    writers.get(rule)(value);
  }
}

export const library = {
  Provider: Fragment,
  button: (each) => (
    <Button key={each} variant="primary">
      Save job {each}
    </Button>
  ),
  card: (each) => (
    <Card key={each} title={`Nurse ${each}`} href={`#job-${each}`} meta={<span>Berlin</span>}>
      <p>Intensive care, nights</p>
    </Card>
  ),
  field: (each) => (
    <TextField key={each} label={`Field ${each}`} name={`field-${each}`} description="In a word or two" />
  ),
  // docs/theming.md: a preview writes single variables into one constructed stylesheet
  writes: {
    'the variable of the brand': setInRule(cssVariable('core_properties.brand'), { layer: 'theme.preview' }),
    'the variables of all that follows from the brand': writeTheme,
  },
};
