import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { defineForm, Form } from '@portico/components/forms';
import { mountInReact } from './in-react.jsx';
import { choices } from './questions.js';

const itemOf = ({ kind, ...asked }) => {
  switch (kind) {
    case 'select':
      return { ...asked, type: 'select', selectOptions: { choices } };
    case 'radio':
      return { ...asked, type: 'radio', radioOptions: { choices } };
    case 'checkbox':
      return { ...asked, type: 'checkboxItem' };
    default:
      return { ...asked, type: kind };
  }
};

export const engine = {
  mount: (container, questions) => {
    const definition = defineForm({ sections: [{ title: 'Questions', items: questions.map(itemOf) }] });
    mountInReact(container, <Form definition={definition} onSubmit={() => {}} />);
  },
  input: (name) => `input[name="${name}"]`,
  button: 'button[type="submit"]',
  error: '[data-field] [id$="-error"]',
};
