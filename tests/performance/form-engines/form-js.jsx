import '@bpmn-io/form-js-viewer/dist/assets/form-js.css';
import { Form } from '@bpmn-io/form-js-viewer';
import { choices } from './questions.js';

function componentOf({ name, label, kind, required }) {
  const common = { key: name, id: name, label, validate: { required } };
  switch (kind) {
    case 'select':
    case 'radio':
      return { ...common, type: kind, values: choices };
    case 'text':
      return { ...common, type: 'textfield' };
    case 'email':
      return { ...common, type: 'textfield', validate: { required, validationType: 'email' } };
    default:
      return { ...common, type: kind };
  }
}

export const engine = {
  mount: async (container, questions) => {
    const submit = { type: 'button', action: 'submit', key: 'submit', label: 'Submit' };
    const form = new Form({ container });
    await form.importSchema({ type: 'default', components: [...questions.map(componentOf), submit] });
  },
  input: (name) => `input[id$="-${name}"]`,
  button: 'button[type="submit"]',
  error: '.fjs-form-field-error',
};
