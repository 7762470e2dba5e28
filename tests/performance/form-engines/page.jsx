import { engine } from 'engine';
import { questionsOf } from './questions.js';

const container = document.querySelector('#root');

/** Mounts a form and lays it out; answers how many elements it is. */
window.mountForm = async (count) => {
  await engine.mount(container, questionsOf(count));
  if (document.body.offsetHeight === 0) throw new Error('Nothing was laid out');
};
window.countElements = () => container.querySelectorAll('*').length;

/** Puts the focus into a text field. */
window.focusField = (name) => {
  engine.reveal?.(name);
  const input = container.querySelector(engine.input(name));
  input?.focus();
  return input === document.activeElement;
};
window.valueOf = (name) => container.querySelector(engine.input(name))?.value;

/** Tries to send the form, from a timer: script that DevTools evaluates is not counted as the page's. */
window.submitForm = () =>
  setTimeout(() => (engine.submit ? engine.submit() : container.querySelector(engine.button).click()));
window.countErrors = () =>
  [...container.querySelectorAll(engine.error)].filter((error) => error.textContent !== '').length;
