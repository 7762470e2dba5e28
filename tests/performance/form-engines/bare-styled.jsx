// react-hook-form with the elements and classes of ours, one component for the form: what the same page costs by hand.
import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import * as button from '@portico/components/actions/button/button.css.js';
import * as icon from '@portico/components/display/icon/icon.css.js';
import * as formItem from '@portico/components/forms/form/form-item.css.js';
import * as section from '@portico/components/forms/layouts/section/section.css.js';
import * as checkbox from '@portico/components/inputs/checkbox/checkbox.css.js';
import * as field from '@portico/components/inputs/field/field.css.js';
import * as group from '@portico/components/inputs/field/group.css.js';
import * as number from '@portico/components/inputs/number-field/number-field.css.js';
import * as radio from '@portico/components/inputs/radio-group/radio-group.css.js';
import * as select from '@portico/components/inputs/select/select.css.js';
import * as stack from '@portico/components/layout/stack/stack.css.js';
import { useForm } from 'react-hook-form';
import { mountInReact } from './in-react.jsx';
import { choices } from './questions.js';

const star = (required) =>
  required ? (
    <span className={field.star} aria-hidden="true">
      {' *'}
    </span>
  ) : null;

const picture = (paths) => (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
const alert = [
  'M12 16h.01',
  'M12 8v4',
  'M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
];

const told = (id, error) =>
  error ? (
    <div id={`${id}-error`} className={field.error}>
      {picture(alert)}
      <span>{error}</span>
    </div>
  ) : null;

const around = (control, { name, label, required, error }) => (
  <div className={field.field}>
    <label className={field.label} htmlFor={name}>
      {label}
      {star(required)}
    </label>
    {control}
    {told(name, error)}
  </div>
);

const stepper = (name, label, paths) => (
  <button type="button" tabIndex={-1} className={number.stepper} aria-label={label} aria-controls={name}>
    {picture(paths)}
  </button>
);

function radioGroup({ name, label, required, error, props }) {
  return (
    <fieldset
      role="radiogroup"
      id={name}
      className={group.group}
      aria-labelledby={`${name}-legend`}
      aria-describedby={error ? `${name}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend id={`${name}-legend`} className={`${group.legend} ${field.label}`}>
        {label}
        {star(required)}
      </legend>
      <div className={radio.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={radio.row}>
            <input
              {...props}
              id={undefined}
              className={radio.circle}
              aria-labelledby={`${name}-${choice.value}`}
              type="radio"
              value={choice.value}
            />
            <span className={radio.text}>
              <span id={`${name}-${choice.value}`}>{choice.label}</span>
            </span>
          </label>
        ))}
      </div>
      {told(name, error)}
    </fieldset>
  );
}

function fieldOf({ name, label, kind, required, error, props }) {
  switch (kind) {
    case 'number':
      return around(
        <>
          <input
            {...props}
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            type="text"
            className={`${field.control} ${number.number} ${number.withSteppers}`}
          />
          <input type="hidden" />
          <span className={number.steppers}>
            {stepper(name, 'Decrease', ['M5 12h14'])}
            {stepper(name, 'Increase', ['M5 12h14', 'M12 5v14'])}
          </span>
        </>,
        { name, label, required, error },
      );
    case 'select':
      return around(
        <>
          <select {...props} defaultValue="" className={`${field.control} ${select.select}`}>
            <option value="" disabled={required}>
              {''}
            </option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={field.endIcon}>{picture(['m6 9 6 6 6-6'])}</span>
        </>,
        { name, label, required, error },
      );
    case 'radio':
      return radioGroup({ name, label, required, error, props });
    case 'checkbox':
      return (
        <div className={checkbox.checkbox}>
          <label className={checkbox.row}>
            <input {...props} className={checkbox.box} type="checkbox" />
            <span className={checkbox.label}>
              {label}
              {star(required)}
            </span>
          </label>
          {told(name, error)}
        </div>
      );
    default:
      return around(
        <input
          {...props}
          autoComplete={kind === 'email' ? 'email' : undefined}
          className={field.control}
          type={kind}
        />,
        { name, label, required, error },
      );
  }
}

const column = (gap) => `${stack.stack} ${stack.direction.column} ${stack.gap[gap]}`;

function Form({ questions }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ mode: 'onBlur' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <div className={column(6)}>
        <div className={column(8)}>
          <section className={column(5)} aria-labelledby="title">
            <h2 id="title" className={section.title}>
              Questions
            </h2>
            {questions.map(({ name, label, kind, required }) => {
              const error = errors[name]?.message;
              const props = {
                id: name,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error ? `${name}-error` : undefined,
                ...register(name, { required: required && `${label} is required` }),
                required: required || undefined,
              };
              return (
                <div key={name} data-field={name} className={formItem.item}>
                  {fieldOf({ name, label, kind, required, error, props })}
                </div>
              );
            })}
          </section>
        </div>
        <div
          className={`${stack.stack} ${stack.direction.row} ${stack.gap[3]} ${stack.justify.end} ${stack.wrap}`}
        >
          <button type="submit" className={button.roles.primary}>
            Submit
          </button>
        </div>
      </div>
    </form>
  );
}

export const engine = {
  mount: (container, questions) => mountInReact(container, <Form questions={questions} />),
  input: (name) => `input[name="${name}"]`,
  button: 'button[type="submit"]',
  error: '[data-field] [id$="-error"]',
};
