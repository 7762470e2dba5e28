import type { Item, Rule } from '@portico/core/forms';
import { describe, expect, test } from 'vitest';
import {
  applicationForm,
  complaintsByField,
  contactValues,
  joinValues,
  resumeField,
  splitValues,
  type ApplicationParts,
} from './application.ts';
import { fileQuestions } from '../../forms/file-questions.ts';

const t = (key: string) => key;
const parts: ApplicationParts = {
  contact: {
    sections: [
      {
        title: 'Contact details',
        items: [
          { name: 'firstname', type: 'text', label: 'First name' },
          { name: 'email', type: 'email', label: 'E-mail' },
        ],
      },
    ],
  },
  questions: {
    definition: {
      sections: [
        { title: 'If you like', items: [{ name: 'found', type: 'text', label: 'How did you find us?' }] },
        {
          title: 'About you',
          items: [
            { name: 'why', type: 'text', label: 'Why?' },
            // an employer's, beside the contact form's
            { name: 'email', type: 'text', label: 'E-mail of your referee' },
          ],
        },
      ],
    },
    voluntary: ['found'],
    resumeTypes: ['.pdf'],
    positions: [{ resumeTypes: ['.pdf'] }],
  },
  profile: { resumeFilename: null },
  isConsentRequired: false,
  company: 'Meridian',
};
const names = (given: Partial<ApplicationParts> = {}) =>
  applicationForm({ ...parts, ...given }, t).sections.map(({ items }) => items.map(({ name }) => name));

const file = (name: string, rules: readonly Rule[] = []) => ({
  name,
  type: 'fileUpload' as const,
  rules,
});
const asked = (items: readonly Item[]) =>
  applicationForm(
    { ...parts, questions: { ...parts.questions, definition: { sections: [{ items }] }, voluntary: [] } },
    t,
  )
    .sections.slice(2)
    .flatMap((section) => section.items);
/** What the form says of resumes. */
function resumeOf(resumeTypes: string[], ofJobs: string[][], resumeFilename: string | null = null) {
  const positions = ofJobs.map((types) => ({ resumeTypes: types }));
  const questions = { ...parts.questions, resumeTypes, positions };
  return applicationForm({ ...parts, questions, profile: { resumeFilename } }, t)
    .sections.flatMap(({ items }) => items)
    .filter(({ name }) => name.startsWith(resumeField));
}
const largest = (value: number): Rule => ({ type: 'maxFileSizeMB', value });

describe('the form of an application', () => {
  test('APPLY-01 asks for resume, contact and questions, and for what is voluntary at the end and by itself', () => {
    expect(names()).toEqual([
      [resumeField],
      ['apply-firstname', 'apply-email'],
      ['why', 'email'],
      ['apply-voluntary', 'found'],
    ]);
  });

  test('RESUME-01 takes the resume as a file that the jobs take, and says so where they have no type in common', () => {
    const [field, ...others] = resumeOf(['.txt'], [['.txt'], ['.txt', '.pdf']]);
    expect(field).toMatchObject({ name: resumeField, fileUploadOptions: { allowedTypes: ['.txt'] } });
    expect(others).toEqual([]);
    expect(resumeOf([], [['.txt'], ['.pdf']])).toEqual([
      { name: 'apply-resume-apart', type: 'info', label: 'resume.apart', help: 'resume.apart.help' },
    ]);
    expect(resumeOf([], [[], []])).toEqual([]);
  });

  test.each([
    [null, 'resume.help'],
    ['cv.txt', 'resume.help'],
    ['CV.PDF', 'resume.current'],
  ])(
    'RESUME-01 says that the present resume is sent where it is of a type that is taken: %s',
    (name, help) => {
      expect(resumeOf(['.pdf'], [['.pdf']], name)).toMatchObject([{ help }]);
    },
  );

  describe('files that answer questions', () => {
    test('APPLY-01 each says how large it may be: what the employer allows, and what the server takes', () => {
      const rows: Item = {
        name: 'jobs',
        type: 'dynamicList',
        dynamicListOptions: { items: [file('proof')] },
        rules: [{ type: 'maxLength', value: 1 }],
      };
      const [letter, diploma, list] = asked([
        file('letter', [largest(50)]),
        file('diploma', [largest(2)]),
        rows,
      ]);
      expect([letter, diploma].map((item) => item?.rules)).toEqual([[largest(10)], [largest(2)]]);
      expect(list).toMatchObject({ dynamicListOptions: { items: [{ rules: [largest(10)] }] } });
    });

    test.each<[string, readonly Rule[], boolean]>([
      ['one', [], false],
      ['four', [{ type: 'maxLength', value: 4 }], false],
      ['five', [{ type: 'maxLength', value: 5 }], true],
    ])(
      'APPLY-01 where there may be %s of them, it is told how large all together may be: %j %s',
      (_, rules, is) => {
        const shown = asked([{ name: 'why', type: 'text' }, file('papers', rules)]).map(({ name }) => name);
        expect(shown).toEqual(is ? ['why', 'apply-files', 'papers'] : ['why', 'papers']);
      },
    );

    test('APPLY-01 those in the rows of lists are sent by their names, too', () => {
      const rows: Item = {
        name: 'jobs',
        type: 'dynamicList',
        dynamicListOptions: { items: [file('proof')] },
      };
      expect(fileQuestions({ sections: [{ items: [file('letter'), rows, file('proof')] }] })).toEqual([
        'letter',
        'proof',
      ]);
    });
  });

  test('APPLY-01 asks for consent where the employer needs it', () => {
    expect(names({ isConsentRequired: true }).at(-1)).toEqual(['apply-consent']);
  });

  test('APPLY-01 contact and answers of one name come apart again, and what is ours is not sent', () => {
    const values = {
      [resumeField]: [{ uid: 'r1' }],
      'apply-email': 'ada@mail.example',
      'apply-consent': true,
      email: 'grace@mail.example',
      why: 'People',
    };
    const { profile, answers, resume } = splitValues(values);
    expect(profile).toEqual({ email: 'ada@mail.example' });
    expect(answers).toEqual({ email: 'grace@mail.example', why: 'People' });
    expect(resume).toBe('r1');
    expect(joinValues({ profile, answers })).toMatchObject({
      'apply-email': 'ada@mail.example',
      email: 'grace@mail.example',
    });
  });

  test('APPLY-01 complaints of the server stand at the fields that they are about', () => {
    expect(
      complaintsByField(
        { firstname: 'a', email: 'b' },
        { profile: { firstname: 'a' }, answers: { email: 'b' } },
      ),
    ).toEqual({ 'apply-firstname': 'a', email: 'b' });
    expect(complaintsByField({ resume: 'c' })).toEqual({ [resumeField]: 'c' });
  });

  test('RESUME-02 of what was read, what the contact form asks for is taken', () => {
    expect(contactValues(parts.contact, { firstname: 'Ada', email: '', fullname: 'Ada L.' })).toEqual({
      'apply-firstname': 'Ada',
    });
  });
});
