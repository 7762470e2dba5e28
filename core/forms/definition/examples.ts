import type { FieldType } from '../fields/kinds.ts';

const choices = [{ label: 'A', value: 'a' }];
/** The options of each type that has some, at their fullest. */
export const fullOptions: {
  readonly [Type in FieldType]?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
} = {
  checkbox: { checkboxOptions: { choices, direction: 'horizontal', toggle: true } },
  date: {
    dateOptions: {
      readonly: true,
      dateFormat: 'MM/DD/YYYY',
      today: true,
      placeholder: 'a',
      enableFrom: 0,
      enableUntil: 7,
      fallbackFormat: 'D.M.YYYY',
      picker: 'month',
    },
  },
  dateRange: {
    dateRangeOptions: {
      picker: 'date',
      startPlaceholder: 'a',
      endPlaceholder: 'b',
      showCurrentCheck: true,
      currentCheckboxPlaceholder: 'c',
      dateFormat: 'MM/YYYY',
      disallowFutureStartDate: true,
    },
  },
  dropdown: { selectOptions: { choices, choicesSortOrder: 'desc', placeholder: 'a', multiple: true } },
  dynamicList: {
    dynamicListOptions: {
      items: [{ name: 'row', type: 'text' }],
      itemDefaultValue: { row: 'x' },
      addButton: { text: 'Add job', icon: 'none' },
      itemLayout: 'horizontal',
    },
  },
  email: { emailOptions: { placeholder: 'a', strict: true } },
  embedded_form: { embeddedFormOptions: { src: 'https://example.com/form' } },
  esignForm: { esignFormOptions: { src: '/sign' } },
  fileUpload: {
    fileUploadOptions: {
      allowedTypes: ['.pdf', '.tar.gz'],
      texts: { button: 'a', hint: 'b' },
      size: 'small',
    },
  },
  file_upload: { fileUploadOptions: { allowedTypes: ['.pdf'], size: 'large' } },
  instruction: {
    instructionOptions: { showReadMoreButton: false, readMoreMaxHeight: 200, content: '<p>a</p>' },
  },
  number: { numberOptions: { placeholder: 'a', fractionDigits: 0 } },
  phone: {
    phoneOptions: {
      defaultCountryCode: 'CH',
      placeholder: 'a',
      countryPlaceholder: 'b',
      autocomplete: 'off',
    },
  },
  radio: { radioOptions: { choices, direction: 'vertical', toggle: false } },
  select: { selectOptions: { apiEndpoint: '/api/x', apiCall: () => Promise.resolve([]) } },
  skillSelector: {
    skillSelectorOptions: {
      showMoreThreshold: 5,
      searchCall: () => Promise.resolve([]),
      suggestedSkills: ['a'],
      header: 'b',
    },
  },
  text: {
    textOptions: {
      placeholder: 'a',
      readonly: true,
      type: 'tel',
      autocomplete: 'off',
      formatValue: (value: string) => value,
    },
  },
  textarea: { textAreaOptions: { placeholder: 'a', enableExpand: false, size: 'large' } },
};

/** What every item may say, at its fullest; beside it there has to be one called `other`. */
export const fullItem = {
  label: 'A',
  ariaLabel: 'B',
  help: 'C',
  required: true,
  disabled: false,
  hidden: false,
  readonly: false,
  newItem: true,
  rules: [],
  dependencies: ['other'],
  visibleFn: { field: 'other', is: ['a', 1, true] },
  layout: { small: 12, label: 5, value: 6, offset: 1 },
  customValidator: () => undefined,
};
