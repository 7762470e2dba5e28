import 'survey-core/survey-core.fontless.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { mountInReact } from './in-react.jsx';
import { choices } from './questions.js';

function elementOf({ name, label, kind, required }) {
  const common = { name, title: label, isRequired: required };
  const options = choices.map(({ value, label: text }) => ({ value, text }));
  switch (kind) {
    case 'select':
      return { ...common, type: 'dropdown', renderAs: 'select', choices: options };
    case 'radio':
      return { ...common, type: 'radiogroup', choices: options };
    case 'checkbox':
      return { ...common, type: 'boolean', renderAs: 'checkbox' };
    default:
      return { ...common, type: 'text', inputType: kind };
  }
}

/** @param lazy renders questions when they come into view */
export function surveyEngine(lazy) {
  let survey;
  return {
    mount: (container, questions) => {
      survey = new Model({ elements: questions.map(elementOf), checkErrorsMode: 'onValueChanged' });
      survey.lazyRenderEnabled = lazy;
      mountInReact(container, <Survey model={survey} />);
    },
    reveal: (name) => survey.focusQuestion(name),
    input: (name) => `[data-name="${name}"] input`,
    button: '.sd-navigation__complete-btn',
    error: '.sd-element__erbox .sv-string-viewer',
  };
}

export const engine = surveyEngine(false);
