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
  },
  resumeTypes: ['.pdf'],
  hasResume: false,
  isConsentRequired: false,
  company: 'Meridian',
};
const names = (given: Partial<ApplicationParts> = {}) =>
  applicationForm({ ...parts, ...given }, t).sections.map(({ items }) => items.map(({ name }) => name));

describe('the form of an application', () => {
  test('APPLY-01 asks for resume, contact and questions, and for what is voluntary at the end and by itself', () => {
    expect(names()).toEqual([
      [resumeField],
      ['apply-firstname', 'apply-email'],
      ['why', 'email'],
      ['apply-voluntary', 'found'],
    ]);
  });

  test('APPLY-01 files that answer questions say how large they may be together', () => {
    const items = ['letter', 'diploma'].map((name) => ({ name, type: 'fileUpload' as const, label: name }));
    const { sections } = applicationForm(
      { ...parts, questions: { definition: { sections: [{ items }] }, voluntary: [] } },
      t,
    );
    expect(sections.at(-1)?.items.map(({ rules }) => rules)).toEqual(
      [1.2, 1.2].map((value) => [{ type: 'maxCumulativeFileSizeMB', value }]),
    );
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
