import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js/form';
import { choices } from './questions.js';

function componentOf({ name, label, kind, required }) {
  const common = { key: name, label, input: true, validateOn: 'blur', validate: { required } };
  switch (kind) {
    case 'select':
      return { ...common, type: 'select', widget: 'html5', data: { values: choices } };
    case 'radio':
      return { ...common, type: 'radio', values: choices };
    case 'text':
      return { ...common, type: 'textfield' };
    default:
      return { ...common, type: kind };
  }
}

export const engine = {
  mount: async (container, questions) => {
    const submit = { type: 'button', action: 'submit', key: 'submit', label: 'Submit' };
    const form = { components: [...questions.map(componentOf), submit] };
    await Formio.createForm(container, form);
  },
  input: (name) => `[name="data[${name}]"]`,
  button: 'button[name="data[submit]"]',
  error: '.formio-errors .error',
};
