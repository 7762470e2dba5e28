import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { CheckedForm, defineForm } from '@portico/components/forms';
import { mountInReact } from './in-react.jsx';
import { choices } from './questions.js';

function itemOf({ kind, ...asked }) {
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
}

export const engine = {
  mount: (container, questions) => {
    const definition = defineForm({ sections: [{ title: 'Questions', items: questions.map(itemOf) }] });
    // as a page has it whose server has checked the definition; no other engine checks one
    mountInReact(container, <CheckedForm definition={definition} onSubmit={() => {}} />);
  },
  input: (name) => `input[name="${name}"]`,
  button: 'button[type="submit"]',
  error: '[data-field] [id$="-error"]',
};
