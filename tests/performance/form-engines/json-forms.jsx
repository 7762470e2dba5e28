import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { mountInReact } from './in-react.jsx';
import { schemaOf } from './json-schema.js';
import { choices } from './questions.js';

// it validates at each change; errors stay hidden until somebody tries to send the form, by its own `validationMode`
function Form({ schema, uischema }) {
  const [data, setData] = useState({});
  const [wasSent, setSent] = useState(false);
  return (
    <>
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={wasSent ? 'ValidateAndShow' : 'ValidateAndHide'}
        onChange={({ data: next }) => setData(next)}
      />
      <button type="submit" onClick={() => setSent(true)}>
        Submit
      </button>
    </>
  );
}

export const engine = {
  mount: (container, questions) => {
    const schema = schemaOf(questions, {
      oneOf: choices.map(({ value, label }) => ({ const: value, title: label })),
    });
    const uischema = {
      type: 'VerticalLayout',
      elements: questions.map(({ name, kind }) => ({
        type: 'Control',
        scope: `#/properties/${name}`,
        ...(kind === 'radio' && { options: { format: 'radio' } }),
      })),
    };
    mountInReact(container, <Form schema={schema} uischema={uischema} />);
  },
  input: (name) => `[id="#/properties/${name}-input"]`,
  button: 'button[type="submit"]',
  error: '.validation_error',
};
