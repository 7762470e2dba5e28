import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { defineForm, Form, type FormDefinition, type Item } from '@portico/components/forms';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` }));

/** Half texts, and a tenth each of numbers, e-mail addresses, selects, radio groups and checkboxes. */
const itemAt = (index: number): Item => {
  const common = { name: `field${index}`, label: `Question ${index}`, required: index % 3 === 0 };
  switch (index % 10) {
    case 1:
      return { ...common, type: 'number' };
    case 3:
      return { ...common, type: 'email' };
    case 5:
      return { ...common, type: 'select', selectOptions: { choices } };
    case 7:
      return { ...common, type: 'radio', radioOptions: { choices } };
    case 9:
      return { ...common, type: 'checkboxItem' };
    default:
      return { ...common, type: 'text' };
  }
};
const items = (count: number) => Array.from({ length: count }, (_, index) => itemAt(index));

const definitionOf = (count: number): FormDefinition =>
  defineForm({ sections: [{ title: 'Questions', items: items(count) }] });

const Bare = ({ count }: { count: number }) => {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ mode: 'onBlur', shouldFocusError: false });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {items(count).map(({ name, label, type, required }) => {
        const error = errors[name]?.message;
        const props = {
          id: name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${name}-error` : undefined,
          ...register(name, { required: required ? `${label} is required` : false }),
        };
        return (
          <div key={name}>
            {type === 'radio' ? (
              <fieldset>
                <legend>{label}</legend>
                {choices.map((choice) => (
                  <label key={choice.value}>
                    <input type="radio" {...props} id={undefined} value={choice.value} />
                    {choice.label}
                  </label>
                ))}
              </fieldset>
            ) : (
              <>
                <label htmlFor={name}>{label}</label>
                {type === 'select' ? (
                  <select {...props}>
                    <option value="">Choose</option>
                    {choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input {...props} type={type === 'checkboxItem' ? 'checkbox' : type} />
                )}
              </>
            )}
            {error ? <div id={`${name}-error`}>{String(error)}</div> : null}
          </div>
        );
      })}
      <button type="submit">Submit</button>
    </form>
  );
};

declare global {
  interface Window {
    /** Mounts a form and lays it out; answers how many elements it is. */
    mountForm: (kind: 'portico' | 'bare', count: number) => number;
  }
}

window.mountForm = (kind, count) => {
  const container = document.querySelector('#root');
  if (!container) throw new Error('The page has no #root');
  const root = createRoot(container);
  const element =
    kind === 'bare' ? <Bare count={count} /> : <Form definition={definitionOf(count)} onSubmit={() => {}} />;
  flushSync(() => root.render(element));
  if (document.body.offsetHeight === 0) throw new Error('Nothing was laid out');
  return container.querySelectorAll('*').length;
};
