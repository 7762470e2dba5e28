import type { FormProps } from '@portico/components/forms';
import type { FormDefinition, Item, Section } from '@portico/core/forms';
import type { Messages } from '@portico/core/messages';
import type { ApplicantProfile, QuestionsData } from '../../../contract/apply.ts';
import { answerFilesMegabytes } from '../../../contract/answer-files.ts';
import type { ApplyMessageKey } from '../../locales/texts.ts';
import { withFileLimits } from '../../forms/file-questions.ts';

type Texts = Messages<ApplyMessageKey>;
type Values = Readonly<Record<string, unknown>>;
type FormValues = NonNullable<FormProps<FormDefinition>['values']>;

// employers name their questions as they like: what is ours and the contact form's stays apart from them
const prefix = 'apply-';
export const resumeField = `${prefix}resume`;
const consentField = `${prefix}consent`;
/** The field of the contact form that answers by a name of the profile. */
export const contactField = (name: string): string => `${prefix}${name}`;

/** What the fields of the contact form are called in the page's language; those of other names as the server says. */
export const contactLabels: Readonly<Record<string, ApplyMessageKey>> = {
  firstname: 'contact.firstname',
  lastname: 'contact.lastname',
  email: 'contact.email',
  phone: 'contact.phone',
  location: 'contact.location',
};

export type ApplicationParts = {
  contact: FormDefinition;
  questions: Pick<QuestionsData, 'definition' | 'voluntary' | 'resumeTypes'> & {
    positions: readonly Pick<QuestionsData['positions'][number], 'resumeTypes'>[];
  };
  profile: Pick<ApplicantProfile, 'resumeFilename'>;
  isConsentRequired: boolean;
  company: string;
};

/** In MB; the server refuses larger ones. */
const largestResume = 10;

function resumeItems(
  { questions: { resumeTypes, positions }, profile: { resumeFilename } }: ApplicationParts,
  t: Texts,
): readonly Item[] {
  if (resumeTypes.length > 0) {
    // one of another type is shown too, and the field says what is wrong with it
    const isSent = resumeTypes.some((type) => resumeFilename?.toLowerCase().endsWith(type));
    return [
      {
        name: resumeField,
        type: 'fileUpload',
        label: t('resume.label'),
        help: t(isSent ? 'resume.current' : 'resume.help'),
        fileUploadOptions: { allowedTypes: [...resumeTypes] },
        rules: [{ type: 'maxFileSizeMB', value: largestResume }],
      },
    ];
  }
  if (!positions.some((one) => one.resumeTypes.length > 0)) return [];
  const help = t('resume.apart.help');
  return [{ name: `${prefix}resume-apart`, type: 'info', label: t('resume.apart'), help }];
}

function resumeSections(parts: ApplicationParts, t: Texts): readonly Section[] {
  const items = resumeItems(parts, t);
  return items.length > 0 ? [{ title: t('resume.section'), items }] : [];
}

const contactSections = ({ contact }: ApplicationParts, t: Texts): readonly Section[] =>
  contact.sections.map(({ items, ...section }, index) => ({
    ...section,
    title: index === 0 ? t('contact.section') : section.title,
    items: items.map((item): Item => {
      const key = contactLabels[item.name];
      return { ...item, name: contactField(item.name), ...(key && { label: t(key) }) };
    }),
  }));

/** Of the questions, those that count first; the voluntary ones say at their first section that they are. */
function questionSections({ questions }: ApplicationParts, t: Texts): readonly Section[] {
  const isVoluntary = ({ name }: Item) => questions.voluntary.includes(name);
  const sections = withFileLimits(questions.definition.sections, {
    name: `${prefix}files`,
    type: 'info',
    label: t('files.label'),
    help: t('files.together', { size: answerFilesMegabytes }),
  });
  const only = (wanted: (item: Item) => boolean): readonly Section[] =>
    sections
      .map((section) => ({ ...section, items: section.items.filter(wanted) }))
      .filter(({ items }) => items.length > 0);
  const [first, ...others] = only(isVoluntary);
  if (!first) return only((item) => !isVoluntary(item));
  const told: Item = {
    name: `${prefix}voluntary`,
    type: 'info',
    label: t('voluntary.label'),
    help: t('voluntary.help'),
  };
  return [...only((item) => !isVoluntary(item)), { ...first, items: [told, ...first.items] }, ...others];
}

const consentSections = ({ isConsentRequired, company }: ApplicationParts, t: Texts): readonly Section[] =>
  isConsentRequired
    ? [
        {
          title: t('consent.section'),
          items: [
            {
              name: consentField,
              type: 'checkboxItem',
              label: t('consent.label', { company }),
              required: true,
            },
          ],
        },
      ]
    : [];

/** The whole application as one form: resume, contact, questions, voluntary ones, consent. */
export const applicationForm = (parts: ApplicationParts, t: Texts): FormDefinition => ({
  sections: [
    ...resumeSections(parts, t),
    ...contactSections(parts, t),
    ...questionSections(parts, t),
    ...consentSections(parts, t),
  ],
});

/** What the form begins with: what is known of who applies. */
export const knownValues = ({
  definition,
  profile,
}: {
  definition: FormDefinition;
  profile: ApplicantProfile;
}): FormValues => ({
  ...contactValues(definition, profile),
  [resumeField]: profile.hasResume
    ? [
        {
          // names the file: another tab may choose another one
          uid: profile.resumeId ?? '',
          name: profile.resumeFilename ?? '',
          // the server does not say
          size: 0,
          type: '',
          lastModified: 0,
          webkitRelativePath: '',
          status: 'done',
        },
      ]
    : [],
});

/** What a profile says for the fields of the contact form. @param definition as the server sends it */
export const contactValues = (
  definition: FormDefinition,
  profile: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    definition.sections
      .flatMap(({ items }) => items)
      .flatMap(({ name }) => (profile[name] ? [[contactField(name), String(profile[name])]] : [])),
  );

/** The form's values as the server takes them. */
export function splitValues(values: Values): {
  profile: Values;
  answers: Values;
  resume: string | undefined;
} {
  const entries = Object.entries(values);
  const [file] = (values[resumeField] ?? []) as readonly { uid: string }[];
  return {
    profile: Object.fromEntries(
      entries
        .filter(([name]) => name.startsWith(prefix) && name !== resumeField && name !== consentField)
        .map(([name, value]) => [name.slice(prefix.length), value]),
    ),
    answers: Object.fromEntries(entries.filter(([name]) => !name.startsWith(prefix))),
    resume: file?.uid,
  };
}

/** What `splitValues` has parted. */
export const joinValues = ({ profile, answers }: { profile: Values; answers: Values }): Values => ({
  ...Object.fromEntries(Object.entries(profile).map(([name, value]) => [contactField(name), value])),
  ...answers,
});

/** What the server says is wrong, by field. */
export type Complaints = Readonly<Record<string, string>>;

/**
 * The server's complaints by the names of the form's fields.
 *
 * @param apart what of them is about the contact form and what about the questions, which may have the same names
 */
export function complaintsByField(
  all: Complaints,
  { profile, answers }: { profile?: Complaints; answers?: Complaints } = {},
): Complaints {
  if (profile || answers)
    return { ...joinValues({ profile: profile ?? {}, answers: answers ?? {} }) } as Complaints;
  return Object.fromEntries(
    Object.entries(all).map(([name, message]) => [name === 'resume' ? resumeField : name, message]),
  );
}
