/** Lines of code, each an app of its own. */
type Imports = { texts: string; all: string };

/** A form engine under comparison. */
export type Engine = {
  /** Its page in this folder, without `.jsx`. */
  page: string;
  name: string;
  /** Whose version is said. */
  package?: string;
  /** What an app imports for a form of texts only, and for the form that is measured. */
  imports: Imports;
  /** What it does otherwise than the others. */
  note?: string;
};

const all = (from: string, names: string) =>
  `import { ${names} } from '${from}'; (globalThis.used ??= []).push(${names});`;
/** What can only be had as a whole. */
const whole = (line: string): Imports => ({ texts: line, all: line });

const survey: Omit<Engine, 'page' | 'name'> = {
  package: 'survey-react-ui',
  imports: whole(`${all('survey-core', 'Model')} ${all('survey-react-ui', 'Survey')}`),
};
const hookForm = whole(all('react-hook-form', 'useForm'));

export const bare = 'bare';
export const bareStyled = 'bare-styled';

/** In the order in which they are measured in each round. */
export const engines: readonly Engine[] = [
  { page: bare, name: 'bare react-hook-form, least elements', package: 'react-hook-form', imports: hookForm },
  { page: bareStyled, name: 'bare react-hook-form, our elements', imports: hookForm },
  {
    page: 'portico',
    name: 'Portico',
    imports: whole(all('@portico/components/forms', 'Form')),
    note: 'Portico lists all errors above the form too.',
  },
  {
    page: 'rjsf',
    name: 'react-jsonschema-form',
    package: '@rjsf/core',
    imports: whole(
      `import Form from '@rjsf/core'; import validator from '@rjsf/validator-ajv8'; globalThis.used = [Form, validator];`,
    ),
    note: 'react-jsonschema-form lists all errors above the form too; its default theme is elements without a stylesheet.',
  },
  {
    page: 'json-forms',
    name: 'JSON Forms',
    package: '@jsonforms/react',
    imports: {
      texts: `${all('@jsonforms/react', 'JsonForms')} ${all(
        '@jsonforms/vanilla-renderers',
        'InputControl, inputControlTester, TextCell, textCellTester, VerticalLayout, verticalLayoutTester',
      )}`,
      all: `${all('@jsonforms/react', 'JsonForms')} ${all(
        '@jsonforms/vanilla-renderers',
        'vanillaCells, vanillaRenderers',
      )}`,
    },
    note: 'JSON Forms has no validation on blur: it validates 10 ms after each change, and its errors are hidden until somebody tries to send. Its vanilla renderers have no stylesheet.',
  },
  {
    page: 'form-js',
    name: 'form-js',
    package: '@bpmn-io/form-js-viewer',
    imports: whole(all('@bpmn-io/form-js-viewer', 'Form')),
    note: 'form-js has no native select, and brings Preact, where React is not counted.',
  },
  {
    page: 'formio',
    name: 'Form.io',
    package: '@formio/js',
    imports: whole(all('@formio/js/form', 'Formio')),
    note: 'Form.io is weighed with its file upload, signature, editors and maps of templates, which its renderer cannot do without.',
  },
  { page: 'survey', name: 'SurveyJS', ...survey },
  {
    page: 'survey-lazy',
    name: 'SurveyJS, lazy rendering',
    ...survey,
    note: 'SurveyJS with lazy rendering shows only the questions that have been in view, and their errors.',
  },
];
