import { defineForm, type Values } from '@portico/core/forms';

const shifts = [
  { label: 'Day', value: 'day' },
  { label: 'Night', value: 'night' },
];
const towns = { ch: ['Bern', 'Basel'], td: [] } as const;

/** Every type of field, as an application could ask for them. */
export const kitchenSink = defineForm({
  sections: [
    {
      title: 'About you',
      items: [
        {
          name: 'before',
          type: 'instruction',
          label: 'Before you begin',
          instructionOptions: {
            content: '<p>It takes <strong>ten minutes</strong>. Have your papers ready.</p>',
          },
        },
        { name: 'name', type: 'text', label: 'Full name', required: true, help: 'As in your passport.' },
        { name: 'email', type: 'email', label: 'E-mail', required: true, newItem: true },
        { name: 'phone', type: 'phone', label: 'Phone', phoneOptions: { defaultCountryCode: 'CH' } },
        { name: 'years', type: 'number', label: 'Years of experience' },
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
        { name: 'sin', type: 'sin', label: 'Social insurance number' },
        {
          name: 'letter',
          type: 'textarea',
          label: 'Cover letter',
          rules: [{ type: 'maxLength', value: 500 }],
        },
      ],
    },
    {
      title: 'Your work',
      items: [
        {
          name: 'rates',
          type: 'info',
          label: 'Night work',
          help: 'Nights are paid at one and a half times the rate.',
        },
        { name: 'shift', type: 'radio', label: 'Shift', required: true, radioOptions: { choices: shifts } },
        { name: 'shifts', type: 'checkbox', label: 'Further shifts', checkboxOptions: { choices: shifts } },
        {
          name: 'country',
          type: 'select',
          label: 'Country',
          selectOptions: {
            choices: [
              { label: 'Switzerland', value: 'ch' },
              { label: 'Chad', value: 'td' },
            ],
            choicesSortOrder: 'asc',
          },
        },
        {
          name: 'town',
          type: 'dropdown',
          label: 'Town',
          dependencies: ['country'],
          selectOptions: {
            apiCall: async ({ country }: Values) =>
              (towns[country as keyof typeof towns] ?? []).map((town) => ({ label: town, value: town })),
          },
        },
        {
          name: 'skills',
          type: 'skillSelector',
          label: 'Skills',
          skillSelectorOptions: { suggestedSkills: ['Baking', 'Cooking', 'Driving', 'Gardening'] },
        },
        { name: 'start', type: 'date', label: 'First day', dateOptions: { enableFrom: 0 } },
        { name: 'call', type: 'date', label: 'When may we call?', dateOptions: { picker: 'time' } },
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Jobs so far',
          rules: [{ type: 'minLength', value: 1 }],
          dynamicListOptions: {
            items: [
              { name: 'title', type: 'text', label: 'Title', required: true },
              {
                name: 'when',
                type: 'dateRange',
                label: 'When',
                dateRangeOptions: { showCurrentCheck: true, disallowFutureStartDate: true },
              },
            ],
          },
        },
      ],
    },
    {
      title: 'Papers',
      items: [
        {
          name: 'papers',
          type: 'fileUpload',
          label: 'References',
          rules: [
            { type: 'maxLength', value: 3 },
            { type: 'maxFileSizeMB', value: 5 },
          ],
        },
        {
          name: 'picture',
          type: 'file_upload',
          label: 'Picture',
          fileUploadOptions: { allowedTypes: ['.png', '.jpg'] },
        },
        { name: 'site', type: 'star_rating', label: 'How do you like this page?' },
        { name: 'terms', type: 'checkboxItem', label: 'I have read the terms', required: true },
      ],
    },
  ],
});

/** All of that, and forms of others in frames, which stories load from this site. */
export const kitchenSinkWithFrames = defineForm({
  sections: [
    ...kitchenSink.sections,
    {
      title: 'Documents',
      items: [
        {
          name: 'visa',
          type: 'embedded_form',
          label: 'Visa',
          embeddedFormOptions: { src: '/favicon.svg' },
        },
        { name: 'contract', type: 'esignForm', label: 'Contract', esignFormOptions: { src: '/favicon.svg' } },
        { name: 'read', type: 'checkboxItem', label: 'I have read the contract' },
      ],
    },
  ],
});

/** What somebody has answered. */
export const kitchenSinkValues = {
  name: 'Maximiliane-Konstantina von und zu Donaudampfschifffahrtsgesellschaft',
  email: 'maxi@example.com',
  phone: { callingCode: '+41', number: '0446681800', selectedCountryCode: 'CH' },
  years: 12,
  ssn: '123-45-6789',
  sin: '123-456-789',
  letter: 'Dear hiring team,\n\nI have worked at night for years, and like it.',
  shift: 'night',
  shifts: ['day', 'night'],
  country: 'ch',
  town: 'Bern',
  skills: ['Baking', 'Juggling'],
  start: '2030-05-01',
  call: '09:30',
  jobs: [{ title: 'Baker', when: { startDate: '2020-05', endDate: '2021-06' } }],
  papers: [
    {
      uid: 'reference',
      name: 'reference.pdf',
      size: 120_000,
      type: 'application/pdf',
      lastModified: 1,
      webkitRelativePath: '',
      status: 'done' as const,
    },
  ],
  picture: [],
  site: 4 as const,
  terms: true,
};
