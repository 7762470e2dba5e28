import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { mountInReact } from './in-react.jsx';
import { choices } from './questions.js';
import { schemaOf } from './json-schema.js';

export const engine = {
  mount: (container, questions) => {
    // an `enum`: the first of a `oneOf` would be chosen for people
    const schema = schemaOf(questions, { enum: choices.map(({ value }) => value) });
    const names = { 'ui:enumNames': choices.map(({ label }) => label) };
    const looks = { select: names, radio: { ...names, 'ui:widget': 'radio' } };
    const uiSchema = Object.fromEntries(questions.map(({ name, kind }) => [name, looks[kind] ?? {}]));
    mountInReact(
      container,
      <Form
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        liveValidate="onBlur"
        noHtml5Validate
        focusOnFirstError
      />,
    );
  },
  input: (name) => `#root_${name}`,
  button: 'button[type="submit"]',
  error: '.error-detail .text-danger',
};
