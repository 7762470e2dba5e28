import type { FormDefinition, Item } from '@portico/core/forms';
import type { Messages } from '@portico/core/messages';
import type { WorkLocationOption } from '../../../../contract/posting.ts';
import type { languageLevels } from '../../../../contract/profile.ts';
import type { ProfileMessageKey } from '../../../locales/texts.ts';
import type { SectionName } from './save-section.ts';

type Texts = Messages<ProfileMessageKey>;

const levels = ['basic', 'conversational', 'fluent', 'native'] as const satisfies typeof languageLevels;
export const workLocations = [
  'onsite',
  'hybrid',
  'remote',
  'remote_local',
  'remote_global',
] as const satisfies readonly WorkLocationOption[];

/** Beside its neighbour, where there is room for two. */
const half = { small: 6 } as const;

const atMost = (value: number) => [{ type: 'maxLength', value }] as const;

const text = (name: string, label: string, maximum: number, more: object = {}): Item =>
  ({ name, type: 'text', label, rules: atMost(maximum), ...more }) as Item;
const area = (name: string, label: string, maximum: number, more: object = {}): Item => ({
  name,
  type: 'textarea',
  label,
  rules: atMost(maximum),
  textAreaOptions: { enableExpand: true },
  ...more,
});

const withoutSlashes = (message: string) => ({
  customValidator: (name: string) => (name.includes('/') ? message : undefined),
});

/** From one month to another, or until now. */
const span = (isCurrent: string, t: Texts): readonly Item[] => [
  { name: 'isCurrent', type: 'checkboxItem', label: isCurrent },
  {
    name: 'startDate',
    type: 'date',
    label: t('startDate'),
    layout: half,
    dateOptions: { picker: 'month', enableUntil: 0 },
  },
  {
    name: 'endDate',
    type: 'date',
    label: t('endDate'),
    layout: half,
    dateOptions: { picker: 'month' },
    dependencies: ['isCurrent', 'startDate'],
    visibleFn: ({ isCurrent: goesOn }) => goesOn !== true,
    customValidator: (end: string | null, { startDate: start }) =>
      end && typeof start === 'string' && start > end ? t('endBeforeStart') : undefined,
  },
];

type ListOptions = { name: string; label: string; maximum: number; length: number };
const list = ({ name, label, maximum, length }: ListOptions, t: Texts): Item => ({
  name,
  type: 'skillSelector',
  label,
  help: t('skills.hint'),
  customValidator: (texts: readonly string[]) =>
    texts.length > maximum
      ? t('skills.tooMany', { count: maximum })
      : texts.some((one) => [...one].length > length)
        ? t('skills.tooLong', { count: length })
        : undefined,
});

const required = { required: true };

/** What the server takes, so that people learn of it before they save; see `contract/profile.ts`. */
const itemsOf: Readonly<Record<SectionName, (t: Texts) => readonly Item[]>> = {
  personal: (t) => [
    text('firstname', t('personal.firstname'), 100, {
      ...required,
      layout: half,
      textOptions: { autocomplete: 'given-name' },
      ...withoutSlashes(t('personal.firstnameSlash')),
    }),
    text('lastname', t('personal.lastname'), 100, {
      ...required,
      layout: half,
      textOptions: { autocomplete: 'family-name' },
      ...withoutSlashes(t('personal.lastnameSlash')),
    }),
    text('phone', t('personal.phone'), 40, {
      rules: [{ type: 'phone' }, ...atMost(40)],
      textOptions: { type: 'tel', autocomplete: 'tel' },
    }),
    text('location', t('personal.location'), 200, { help: t('personal.locationHint') }),
  ],
  headline: (t) => [text('headline', t('headline.label'), 160, { help: t('headline.hint') })],
  summary: (t) => [area('summary', t('summary.label'), 4_000, { help: t('summary.hint') })],
  experience: (t) => [
    text('title', t('experience.title'), 200, {
      ...required,
      textOptions: { autocomplete: 'organization-title' },
    }),
    text('company', t('experience.company'), 200, {
      layout: half,
      textOptions: { autocomplete: 'organization' },
    }),
    text('location', t('experience.location'), 200, { layout: half }),
    ...span(t('experience.isCurrent'), t),
    area('description', t('description'), 4_000),
  ],
  education: (t) => [
    text('school', t('education.school'), 200, required),
    text('degree', t('education.degree'), 200, { layout: half }),
    text('field', t('education.field'), 200, { layout: half }),
    ...span(t('education.isCurrent'), t),
    area('description', t('description'), 2_000),
  ],
  skills: (t) => [list({ name: 'skills', label: t('skills.label'), maximum: 100, length: 100 }, t)],
  languages: (t) => [
    text('name', t('languages.name'), 80, required),
    {
      name: 'level',
      type: 'select',
      label: t('languages.level'),
      selectOptions: {
        placeholder: t('languages.levelHint'),
        choices: levels.map((level) => ({ value: level, label: t(`languageLevel.${level}`) })),
      },
    },
  ],
  certifications: (t) => [
    text('name', t('certifications.name'), 200, required),
    text('issuer', t('certifications.issuer'), 200),
    {
      name: 'issuedOn',
      type: 'date',
      label: t('certifications.issuedOn'),
      dateOptions: { picker: 'month' },
    },
  ],
  links: (t) => [
    text('url', t('links.url'), 1_000, {
      ...required,
      textOptions: { type: 'url', autocomplete: 'url', placeholder: 'https://' },
      // browsers read addresses with spaces that the server does not
      customValidator: (address: string) =>
        /\s/.test(address)
          ? t('links.spaceInUrl')
          : /^https?:\/\/[^/]/.test(address) && URL.canParse(address)
            ? undefined
            : t('links.badUrl'),
    }),
    text('label', t('links.label'), 80, { help: t('links.labelHint') }),
  ],
  preferences: (t) => [
    list({ name: 'jobTitles', label: t('preferences.jobTitles'), maximum: 20, length: 200 }, t),
    list({ name: 'locations', label: t('preferences.locations'), maximum: 20, length: 200 }, t),
    {
      name: 'workLocationOptions',
      type: 'checkbox',
      label: t('preferences.workLocationOptions'),
      checkboxOptions: {
        choices: workLocations.map((option) => ({ value: option, label: t(`workLocation.${option}`) })),
      },
    },
    { name: 'willRelocate', type: 'checkboxItem', label: t('preferences.willRelocate') },
  ],
};

/** The form of a section, or of one of its entries. */
export const definitionOf = (section: SectionName, t: Texts): FormDefinition => ({
  sections: [{ items: itemsOf[section](t) }],
});
