import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply } from '../../../tests/server/applying.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { intakeSecret, tellSite } from '../../../tests/server/intake.ts';
import { aLetter, protectedLetter } from '../../../tests/server/offers.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import type { Applications } from '../../contract/applications.ts';
import { maximumIntakeEntries } from '../../contract/intake.ts';
import type { Offer } from '../../contract/offers.ts';
import { listActions } from '../audit/store.ts';
import { forEmployer } from '../database/for-employer.ts';
import { eraseCandidate } from '../privacy/erase.ts';
import { signedHeaders } from '../http/signed-call.ts';
import { intakeSecretName } from './rules.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const start = Date.parse('2026-03-10T12:00:00Z');
const minute = 60_000;
let now = start;
let server: TestServer;
let ada: Browser;
let letter: string;

const postings = () =>
  ['one', 'two', 'three', 'four', 'five'].map((sourceId) => aPosting({ sourceId, title: 'Nurse' }));

beforeAll(async () => {
  letter = Buffer.from(await aLetter()).toString('base64');
  const config = {
    formsConfig: { tabs: [{ id: 'start', title: 'Before you start' }] },
    notificationConfig: {},
    esignConfig: { host: 'https://sign.example', origins: ['https://sign.example'] },
  };
  server = await startServer(
    [
      {
        domain: ours,
        config,
        accounts: [
          { email: 'ada@mail.example' },
          { email: 'grace@mail.example' },
          { email: 'gone@mail.example' },
        ],
        postings: postings(),
      },
      { domain: theirs, config, accounts: [{ email: 'theirs@mail.example' }], postings: postings() },
      { domain: 'silent.example', accounts: [{ email: 'ada@mail.example' }] },
    ],
    {
      now: () => now,
      intakeSecretOf: (domain) =>
        ({ [ours]: intakeSecret, [theirs]: 'what the system of the other employer signs with' })[domain],
    },
  );
  ada = server.browser(ours);
  await ada.logIn('ada@mail.example');
});
afterAll(() => server.close());
beforeEach(() => {
  now = start;
});

let made = 0;
const anId = () => `entry-${(made += 1)}`;
const base = (kind: string) => ({ kind, external_id: anId(), email: 'ada@mail.example' });
const entries = {
  offer: () => ({
    ...base('offer'),
    position: { source_id: 'one' },
    expires_at: '2026-03-20T12:00:00Z',
    documents: [{ name: 'Offer letter', pdf: letter }],
  }),
  notification: () => ({
    ...base('notification'),
    category: 'Documents',
    message: 'A reference is missing.',
  }),
  interview: () => ({
    ...base('interview'),
    position: { source_id: 'one' },
    title: 'First talk',
    type: 'video',
    starts_at: '2026-03-12T10:00:00+01:00',
    duration_minutes: 45,
    time_zone: 'Europe/Amsterdam',
    link: 'https://meet.example/1',
    interviewers: [{ name: 'Noor Bakker', role: 'Ward manager' }],
  }),
  event: () => ({
    ...base('event'),
    title: 'Open evening',
    starts_at: '2026-03-12T18:00:00Z',
    ends_at: '2026-03-12T20:00:00Z',
    time_zone: 'Europe/Amsterdam',
    place: 'Rotterdam',
  }),
  referral: () => ({
    ...base('referral'),
    name: 'Tomasz Wieczorek',
    position: { source_id: 'two' },
    status: 'applied',
    referred_at: '2026-03-01T00:00:00Z',
  }),
  nudge: () => ({
    ...base('nudge'),
    type: 'profile',
    title: 'Add a photo',
    text: 'So that we know you.',
    link: '/careers/profile',
    link_label: 'Add',
  }),
  form: () => ({
    ...base('form'),
    tab_id: 'start',
    title: 'Right to work',
    definition: {
      sections: [{ items: [{ name: 'permit', type: 'text', label: 'Permit', required: true }] }],
    },
    due_at: '2026-04-01T00:00:00Z',
  }),
};
const inReview = () => ({ ...base('application_status'), position: { id: 2 }, status: 'in_review' });
const kinds = Object.keys(entries) as (keyof typeof entries)[];

const tell = (told: readonly object[] | undefined, stated: Parameters<typeof tellSite>[2] = {}) =>
  tellSite(server, told, { at: new Date(now), ...stated });
async function outcomes(...told: object[]) {
  const { status, body, text } = await tell(told);
  expect(status, text).toBe(200);
  return body.data.entries.map(({ outcome }) => outcome);
}
const offersOf = async (browser = ada) =>
  (await browser.get<{ offers: Offer[] }>('/api/offer/offers')).body.data.offers;
/** The last that was told of, wherever it stands in the list. */
async function latestOffer() {
  const { enc_id } = await forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('offer')
    .select('enc_id')
    .where('account_id', '=', await accountIn(server, { domain: ours, email: 'ada@mail.example' }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (await offersOf()).find((offer) => offer.enc_id === enc_id)!;
}
async function messages(): Promise<string[]> {
  const rows = await forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('notification')
    .select('message')
    .where('account_id', '=', await accountIn(server, { domain: ours, email: 'ada@mail.example' }))
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}
const listOf = async (part: string) =>
  (await ada.get<Record<string, Record<string, unknown>[]>>(`/api/pcsx/dashboard/${part}`)).body.data[part] ??
  [];
const applied = async (): Promise<Applications> =>
  (await ada.get<Applications>('/api/pcsx/dashboard/applications')).body.data;
async function counted() {
  const tables = forEmployer(server.database, server.scopes[ours]!);
  const count = (
    name: 'offer' | 'notification' | 'interview' | 'intake_entry' | 'candidate_form' | 'offer_document',
  ) =>
    tables
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
  return {
    offers: await count('offer'),
    documents: await count('offer_document'),
    notifications: await count('notification'),
    interviews: await count('interview'),
    forms: await count('candidate_form'),
    entries: await count('intake_entry'),
  };
}

describe('what is told is there', () => {
  test('API-01 an offer is seen, opened and accepted by its candidate', async () => {
    expect(await outcomes(entries.offer())).toEqual(['created']);
    const offer = await latestOffer();
    expect(offer).toMatchObject({
      status: 'Extended',
      position: { name: 'Nurse' },
      expires_at: '2026-03-20T12:00:00.000Z',
      offer_documents: [{ name: 'Offer letter', document_type: 'Offer', status: 'Unsigned' }],
    });
    const document = offer.offer_documents[0]!;
    const content = await ada.get(`/api/offer/${offer.enc_id}/${document.id}/content`);
    expect(content.status).toBe(200);
    expect(content.headers['content-type']).toBe('application/pdf');
    const form = new FormData();
    form.set('signature', 'Ada Example');
    form.set('signed_offer_letter_pdf_file', new File([Buffer.from(letter, 'base64')], 'signed.pdf'));
    const { status, body } = await ada.write<Offer>('POST', `/api/offer/offers/${offer.enc_id}/accept`, {
      body: form,
    });
    expect([status, body.data.status]).toEqual([200, 'Accepted']);
    expect((await messages()).at(-1)).toBe(
      'You have an offer for Nurse. Please read it and give us your answer.',
    );
  });

  test('LETTER-01 a document that is signed elsewhere has its address', async () => {
    const documents = [{ name: 'Contract', esign_url: `https://sign.example/${anId()}` }];
    await outcomes({ ...entries.offer(), documents });
    expect((await latestOffer()).offer_documents[0]!.url).toBe(documents[0]!.esign_url);
  });

  test('OFFERS-05 an offer that waits gets another expiry, and is withdrawn', async () => {
    const offer = entries.offer();
    await outcomes(offer);
    expect(await outcomes({ ...offer, expires_at: null })).toEqual(['updated']);
    expect((await latestOffer()).expires_at).toBeNull();
    const withdrawal = { ...base('offer_withdrawal'), offer: offer.external_id };
    expect(await outcomes(withdrawal)).toEqual(['created']);
    expect((await latestOffer()).status).toBe('Canceled');
    expect((await messages()).slice(-2)).toEqual([
      'Your offer for Nurse has changed. Please read it and give us your answer.',
      'Your offer for Nurse was withdrawn.',
    ]);
    const again = await tell([{ ...offer, expires_at: '2026-03-30T12:00:00Z' }]);
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('This offer is Canceled');
  });

  test('API-04 an application moves on, with its history, by either name', async () => {
    await apply(ada, '1');
    const [application] = (await applied()).applications;
    const moved = { ...base('application_status'), position: { id: 1 }, status: 'in_review', note: 'Read.' };
    expect(await outcomes(moved)).toEqual(['created']);
    const { email: _, ...unnamed } = base('application_status');
    expect(await outcomes({ ...unnamed, application_id: application!.id, status: 'interview' })).toEqual([
      'created',
    ]);
    const [after] = (await applied()).applications;
    expect(after).toMatchObject({
      status: 'interview',
      history: [{ status: 'submitted' }, { status: 'in_review', note: 'Read.' }, { status: 'interview' }],
    });
    expect((await messages()).slice(-2)).toEqual([
      'Your application for Nurse has moved on: the hiring team is reading it.',
      'Your application for Nurse has moved on: the hiring team would like to talk to you.',
    ]);
    const back = await tell([{ ...base('application_status'), position: { id: 1 }, status: 'hired' }]);
    expect(back.status).toBe(409);
    expect(back.body.validationErrors).toHaveProperty('entries.0.status');
  });

  test.each([
    [
      'interview',
      'interviews',
      { title: 'Second talk', is_cancelled: true },
      { title: 'Second talk', isCancelled: true },
    ],
    ['event', 'events', { title: 'Open day' }, { title: 'Open day' }],
    ['referral', 'referrals', { status: 'hired' }, { status: 'hired', name: 'Tomasz Wieczorek' }],
    ['nudge', 'nudges', { title: 'Add two photos' }, { title: 'Add two photos', link: '/careers/profile' }],
  ] as const)('API-04 a told %s is on the dashboard, and is replaced', async (kind, part, change, seen) => {
    const entry = entries[kind]();
    const before = (await listOf(part)).length;
    expect(await outcomes(entry)).toEqual(['created']);
    expect(await outcomes({ ...entry, ...change })).toEqual(['updated']);
    const after = await listOf(part);
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual(expect.objectContaining(seen));
  });

  test('API-04 a form is there to be filled in, and stays once it is begun', async () => {
    const form = entries.form();
    expect(await outcomes(form)).toEqual(['created']);
    expect(await outcomes({ ...form, title: 'Right to work here' })).toEqual(['updated']);
    const list = await ada.get<{ forms: { id: number; title: string; due_at: string }[] }>(
      '/api/pcsx/forms_list',
    );
    const found = list.body.data.forms.find(({ title }) => title === 'Right to work here')!;
    expect(found.due_at).toBe('2026-04-01T00:00:00.000Z');
    await ada.write('POST', `/api/pcsx/forms/${found.id}`, { body: { values: { permit: 'A1' } } });
    const late = await tell([{ ...form, title: 'Another' }]);
    expect(late.status).toBe(409);
    expect(late.body.message).toContain('has begun to fill in');
  });

  test('API-06 a notification is told as it was written', async () => {
    await outcomes(entries.notification());
    expect((await messages()).at(-1)).toBe('A reference is missing.');
  });

  test('API-10 each entry is in the audit log, without what it says', async () => {
    await outcomes(entries.interview());
    const [entry] = await listActions(server.database, server.scopes[ours]!, 1);
    expect(entry).toEqual({
      accountId: null,
      at: new Date(start),
      action: 'intake.interview',
      detail: { id: expect.any(Number), outcome: 'created' },
    });
  });
});

describe('what comes again', () => {
  test.each(kinds)('API-10 changes nothing: %s', async (kind) => {
    const entry = entries[kind]();
    expect(await outcomes(entry)).toEqual(['created']);
    const before = await counted();
    expect(await outcomes(entry, entry)).toEqual(['unchanged', 'unchanged']);
    expect(await counted()).toEqual(before);
  });

  test.each(kinds)('API-10 comes twice at once and is there once: %s', async (kind) => {
    const entry = entries[kind]();
    const before = await counted();
    const both = await Promise.all([outcomes(entry), outcomes(entry)]);
    expect(both.flat().toSorted()).toEqual(['created', 'unchanged']);
    expect(Number((await counted()).entries.count) - Number(before.entries.count)).toBe(1);
  });

  test('API-10 a whole call that is replayed does not undo what came after it', async () => {
    const nudge = entries.nudge();
    const call = { id: 'replayed' };
    expect((await tell([nudge], call)).body.data.isNew).toBe(true);
    await outcomes({ ...nudge, title: 'Newer' });
    const { status, body } = await tell([nudge], call);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ isNew: false, entries: [{ outcome: 'unchanged' }] });
    expect(await listOf('nudges')).toContainEqual(expect.objectContaining({ title: 'Newer' }));
    expect((await tell([entries.nudge()], call)).status).toBe(409);
  });

  test('API-10 an application has a status already: nothing is told again', async () => {
    await apply(ada, '2');
    await outcomes(inReview());
    const before = await messages();
    await outcomes(inReview());
    expect(await messages()).toEqual(before);
    expect((await applied()).applications.find(({ position_id }) => position_id === 2)?.history).toHaveLength(
      2,
    );
  });
});

describe('what is refused', () => {
  const broken: [string, () => object, number, string][] = [
    [
      'somebody without an account',
      () => ({ ...entries.offer(), email: 'nobody@mail.example' }),
      400,
      'email',
    ],
    [
      'a candidate of another employer',
      () => ({ ...entries.offer(), email: 'theirs@mail.example' }),
      400,
      'email',
    ],
    ['no e-mail address', () => ({ ...entries.nudge(), email: 'ada' }), 400, 'email'],
    ['an unknown job', () => ({ ...entries.offer(), position: { source_id: 'none' } }), 400, 'position'],
    [
      'a job by both ids',
      () => ({ ...entries.offer(), position: { id: 1, source_id: 'one' } }),
      400,
      'position',
    ],
    [
      'an expiry that is over',
      () => ({ ...entries.offer(), expires_at: '2026-03-10T12:00:00Z' }),
      400,
      'expires_at',
    ],
    ['an offer without documents', () => ({ ...entries.offer(), documents: [] }), 400, 'documents'],
    [
      'an offer with nothing to sign',
      () => ({
        ...entries.offer(),
        documents: [{ ...entries.offer().documents[0], needs_signature: false }],
      }),
      400,
      'documents',
    ],
    ['an empty document', () => ({ ...entries.offer(), documents: [{ name: 'A' }] }), 400, 'documents.0.pdf'],
    [
      'a letter that is no base64',
      () => ({ ...entries.offer(), documents: [{ name: 'A', pdf: 'no base64!' }] }),
      400,
      'documents.0.pdf',
    ],
    [
      'a letter that is no PDF',
      () => ({ ...entries.offer(), documents: [{ name: 'A', pdf: Buffer.from('<p>').toString('base64') }] }),
      400,
      'documents.0.pdf',
    ],
    [
      'a letter to sign that must not be changed',
      () => ({ ...entries.offer(), documents: [{ name: 'A', pdf: protectedLetter.toString('base64') }] }),
      400,
      'documents.0.pdf',
    ],
    [
      'a letter to sign that is damaged',
      () => ({
        ...entries.offer(),
        documents: [{ name: 'A', pdf: Buffer.from('%PDF-1.7 and no more').toString('base64') }],
      }),
      400,
      'documents.0.pdf',
    ],
    [
      'a letter to sign at a foreign address',
      () => ({ ...entries.offer(), documents: [{ name: 'A', esign_url: 'https://evil.example/1' }] }),
      400,
      'documents.0.esign_url',
    ],
    ['an unknown offer', () => ({ ...base('offer_withdrawal'), offer: 'none' }), 400, 'offer'],
    [
      'a job that nobody applied to',
      () => ({ ...base('application_status'), position: { id: 5 }, status: 'in_review' }),
      400,
      'position',
    ],
    [
      'an unknown application',
      () => ({
        kind: 'application_status',
        external_id: anId(),
        application_id: 'none',
        status: 'in_review',
      }),
      400,
      'application_id',
    ],
    [
      'an application without a name',
      () => ({ kind: 'application_status', external_id: anId(), status: 'in_review' }),
      400,
      'application_id',
    ],
    ['a link that runs', () => ({ ...entries.nudge(), link: 'javascript:alert(1)' }), 400, 'link'],
    [
      'a link to another host without its protocol',
      () => ({ ...entries.nudge(), link: '//evil.example' }),
      400,
      'link',
    ],
    ['an unknown time zone', () => ({ ...entries.interview(), time_zone: 'Mars/Base' }), 400, 'time_zone'],
    [
      'an end before the beginning',
      () => ({ ...entries.event(), ends_at: '2026-03-01T00:00:00Z' }),
      400,
      'ends_at',
    ],
    ['an unknown tab', () => ({ ...entries.form(), tab_id: 'none' }), 400, 'tab_id'],
  ];

  test.each(broken)(
    'API-10 %s, by entry and field, and nothing is taken',
    async (_, entry, status, field) => {
      const before = await counted();
      const answer = await tell([entries.notification(), entry()]);
      expect(answer.status, answer.text).toBe(status);
      expect(Object.keys(answer.body.validationErrors ?? {})).toEqual([`entries.1.${field}`]);
      expect(await counted()).toEqual(before);
    },
  );

  test.each(['notification', 'offer'] as const)(
    'API-10 a %s under an id that another candidate has, or that is told otherwise',
    async (kind) => {
      const entry = entries[kind]();
      await outcomes(entry);
      const other = await tell([{ ...entry, email: 'grace@mail.example' }]);
      expect(other.status).toBe(409);
      const changed =
        kind === 'offer'
          ? { documents: [{ name: 'Another letter', pdf: letter }] }
          : { message: 'Something else.' };
      expect((await tell([{ ...entry, ...changed }])).status).toBe(409);
    },
  );

  test('API-10 more entries than one call takes, and none', async () => {
    const many = Array.from({ length: maximumIntakeEntries + 1 }, entries.nudge);
    const { status, body } = await tell(many);
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({ entries: 'Send at most 100 entries in one call.' });
    expect((await tell(many.slice(1))).status).toBe(200);
    expect((await tell([])).status).toBe(400);
  });

  test('API-10 nothing is parsed of a call whose signature is missing, old or wrong', async () => {
    const body = '{"entries":[not JSON';
    for (const stated of [
      { headers: {} },
      { at: new Date(start - 6 * minute) },
      { secret: 'what the system of the other employer signs with' },
    ])
      expect((await tell(undefined, { ...stated, body })).status).toBe(401);
    expect((await tell(undefined, { body })).status).toBe(400);
  });

  test('API-10 nothing is read of a call that says nothing of its signature, or is old', async () => {
    for (const headers of [{}, signedHeaders(intakeSecret, { id: 'a', at: new Date(0), body: '' })]) {
      const { status } = await tell(undefined, {
        headers: { ...headers, 'content-length': String(17 * 1024 * 1024) },
        body: '',
      });
      // 413, had anybody looked at its body
      expect(status).toBe(401);
    }
  });

  test('API-10 a signed call that would fill the memory is refused', async () => {
    const million = `{"__proto__":1,"entries":[${'{},'.repeat(1_000_000)}{}]}`;
    const { status, body } = await tell(undefined, { body: million });
    expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['body']]);
  });

  test.each<[string, Parameters<typeof tellSite>[2]]>([
    ['without a signature', { headers: {} }],
    ['with another secret', { secret: 'what the system of the other employer signs with' }],
    ['with another body than was signed', { sentBody: '{"entries":[]}' }],
    ['from six minutes ago', { at: new Date(start - 6 * minute) }],
    ['from six minutes ahead', { at: new Date(start + 6 * minute) }],
  ])('API-10 a call %s', async (_, stated) => {
    const before = await counted();
    expect((await tell([entries.nudge()], stated)).status).toBe(401);
    expect(await counted()).toEqual(before);
  });

  test.each(['silent.example', 'nobody.example'])(
    'API-10 a call for %s, which has no secret',
    async (domain) => {
      expect((await tell([entries.nudge()], { domain })).status).toBe(404);
    },
  );

  test('API-10 a body that is no JSON, and one that is no call', async () => {
    expect((await tell(undefined, { body: '{' })).status).toBe(400);
    expect((await tell(undefined, { body: '{"entries":"x"}' })).body.validationErrors).toHaveProperty(
      'entries',
    );
    expect((await tell(undefined, { body: `{"x":"${'a'.repeat(17 * 1024 * 1024)}"}` })).status).toBe(413);
  });
});

test('API-10 an offer that is withdrawn while it is declined ends in one way', async () => {
  const offer = entries.offer();
  await outcomes(offer);
  const { enc_id } = await latestOffer();
  const [declined, withdrawn] = await Promise.all([
    ada.write('POST', `/api/offer/offers/${enc_id}/decline`),
    tell([{ ...base('offer_withdrawal'), offer: offer.external_id }]),
  ]);
  expect([declined.status, withdrawn.status].toSorted()).toEqual([200, 409]);
  expect((await latestOffer()).status).toBe(declined.status === 200 ? 'Declined' : 'Canceled');
});

test('API-10 what was told goes with its candidate', async () => {
  const domain = ours;
  const told = { ...entries.offer(), email: 'gone@mail.example' };
  await outcomes(told);
  const accountId = await accountIn(server, { domain, email: 'gone@mail.example' });
  const known = () =>
    forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('intake_entry')
      .select('external_id')
      .where('external_id', '=', told.external_id)
      .execute();
  expect(await known()).toHaveLength(1);
  await eraseCandidate(server.database, server.scopes[ours]!, {
    candidate: { accountId },
    at: new Date(now),
  });
  expect(await known()).toEqual([]);
  expect((await tell([told])).body.validationErrors).toHaveProperty(['entries.0.email']);
});

test('API-10 the secret of an employer is named by its domain', () => {
  expect(intakeSecretName('meridian-health.example')).toBe('PORTICO_INTAKE_SECRET_MERIDIAN__HEALTH_EXAMPLE');
});
