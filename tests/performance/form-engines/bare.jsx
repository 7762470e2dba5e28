import { useForm } from 'react-hook-form';
import { mountInReact } from './in-react.jsx';
import { choices } from './questions.js';

function Control({ kind, label, props }) {
  switch (kind) {
    case 'radio':
      return (
        <fieldset>
          <legend>{label}</legend>
          {choices.map((choice) => (
            <label key={choice.value}>
              <input type="radio" {...props} id={undefined} value={choice.value} />
              {choice.label}
            </label>
          ))}
        </fieldset>
      );
    case 'select':
      return (
        <>
          <label htmlFor={props.id}>{label}</label>
          <select {...props}>
            <option value="">Choose</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </>
      );
    default:
      return (
        <>
          <label htmlFor={props.id}>{label}</label>
          <input {...props} type={kind} />
        </>
      );
  }
}

function Form({ questions }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ mode: 'onBlur' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {questions.map(({ name, label, kind, required }) => {
        const error = errors[name]?.message;
        const props = {
          id: name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${name}-error` : undefined,
          ...register(name, { required: required && `${label} is required` }),
        };
        return (
          <div key={name}>
            {Control({ kind, label, props })}
            {error ? <div id={`${name}-error`}>{error}</div> : null}
          </div>
        );
      })}
      <button type="submit">Submit</button>
    </form>
  );
}

export const engine = {
  mount: (container, questions) => mountInReact(container, <Form questions={questions} />),
  input: (name) => `input[name="${name}"]`,
  button: 'button[type="submit"]',
  error: '[id$="-error"]',
};
