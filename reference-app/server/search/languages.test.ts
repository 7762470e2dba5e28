import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchData } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { loadLanguages } from '../positions/language.ts';

const languageOf = await loadLanguages();

const texts = {
  german: [
    'Krankenpfleger/Pflegefachfrau (m/w/d)',
    'Sie arbeiten mit den Ärztinnen der Station und betreuen die Patienten. Für Übergaben ist gesorgt.',
  ],
  french: [
    'Infirmière diplômée',
    'Vous travaillez avec les équipes soignantes du service et vous aidez des patients.',
  ],
  spanish: ['Programador', 'Trabajará en el equipo de programación y en la documentación de los sistemas.'],
  portuguese: [
    'Enfermeiro',
    'Você trabalha com as equipes da clínica e cuida dos pacientes em uma unidade nova.',
  ],
  dutch: [
    'Verpleegkundige',
    'Je werkt met een team van het ziekenhuis en je zorgt voor de patiënten op de afdeling.',
  ],
  swedish: [
    'Sjuksköterska',
    'Du arbetar på en avdelning och tar hand om patienterna i ett team som är för dig.',
  ],
  russian: ['Медицинская сестра', 'Вы работаете с пациентами в отделении больницы.'],
  greek: ['Νοσηλευτής', 'Εργάζεστε με τους ασθενείς στο νοσοκομείο.'],
  arabic: ['ممرضة مسجلة', 'سوف تعملين مع المَرْضى في المستشفيات الكبيرة.'],
  hindi: ['पंजीकृत नर्स', 'आप अस्पताल में मरीजों की देखभाल करेंगे।'],
  simple: ['看護師募集', '東京の病院で患者さんのケアを担当します。'],
} satisfies Record<string, [title: string, text: string]>;
const korean = ['간호사 모집', '서울 병원에서 환자를 돌봅니다.'] as const;
const thai = ['พยาบาลวิชาชีพ', 'ดูแลผู้ป่วยในโรงพยาบาล'] as const;
const english = [
  ['IT Support Nurse', '<p>You look after the devices of our wards and the people who use them.</p>'],
  ['C++ Engineer', '<p>You write drivers for the robots and the tools that we build them with.</p>'],
  [
    'C# Engineer',
    '<p>You write services for the shop and are on call with the rest of us, in .NET/Azure.</p>',
  ],
  ['Node.js Developer', '<p>You build the pages of the site and are at home in front-end/back-end work.</p>'],
  [
    'Porter',
    '<p>Lifts things. Nurses count on you.</p><p>Staff matters to us, and you are a part of it.</p>',
  ],
] as const;

/** With what nobody sees, and what other texts are written with. */
const written = [
  [
    'Zookeeper\u200b',
    '<p>Feeds pen\u00adguins on the ark\u200f, and a giraffe\ufeff with \u2066monkeys\u2069.</p>',
  ],
  ['Teacher', '<p>«Métiers séniors»: ~40h, 〈écoles〉 and <em>‹élèves›</em>.</p>'],
  ['Night-shift Nurse', '<p>Intensive care, part‑time.</p>'],
  ['Nurse', '<p>Works the night shift in intensive-care, and writes a well-known front-end/back-end.</p>'],
  ['נוֹהֵל', '<p>عمل می\u200cخواهم</p>'],
  ['Surgeon', '<p>Our children’s ward.</p>'],
  ['Midwife', "<p>Our children's ward.</p>"],
] as const;

let server: TestServer;
beforeAll(async () => {
  const postings = [...Object.values(texts), korean, thai, ...english].map(([title, description]) =>
    aPosting({ title, description, places: [places.delft], department: 'Care' }),
  );
  server = await startServer([
    { domain: 'x.example', postings },
    {
      domain: 'written.example',
      postings: written.map(([title, description]) => aPosting({ title, description })),
    },
  ]);
});
afterAll(() => server.close());

const search = async (query: string, domain = 'x.example') =>
  (await server.browser(domain).get<SearchData>(`/api/pcsx/search?query=${encodeURIComponent(query)}`)).body
    .data;
async function titles(query: string, domain?: string) {
  const { positions, resultsMetaData } = await search(query, domain);
  return resultsMetaData.usedFuzzSearch ? ['(mistyped)'] : positions.map(({ name }) => name).toSorted();
}

describe('API-08 words are found in the forms of the language that a job is written in', () => {
  test.each<[query: string, language: keyof typeof texts]>([
    ['Krankenpflegern', 'german'],
    ['pflegefachfrauen', 'german'],
    ['arztinnen', 'german'],
    ['Patient Station', 'german'],
    ['infirmières', 'french'],
    ['infirmier', 'french'],
    ['infirmiere diplomee', 'french'],
    ['equipe soignante', 'french'],
    ['programadores', 'spanish'],
    ['documentacion', 'spanish'],
    ['documentaciones', 'spanish'],
    ['enfermeiros', 'portuguese'],
    ['afdelingen', 'dutch'],
    ['sjukskoterska', 'swedish'],
    ['сестры', 'russian'],
    ['ПАЦИЕНТЫ', 'russian'],
    ['νοσηλευτές', 'greek'],
    ['المرضى', 'arabic'],
    ['الممرضة', 'arabic'],
    ['مُمَرِّضَة', 'arabic'],
    ['नर्स', 'hindi'],
    ['看護師', 'simple'],
    ['患者', 'simple'],
    ['"東京の病院"', 'simple'],
    ['病院 看護師', 'simple'],
  ])('%s finds the job that is %s', async (query, language) => {
    expect(await titles(query)).toEqual([texts[language][0]]);
  });

  test.each([
    ['간호사', korean[0]],
    ['환자', korean[0]],
    ['พยาบาล -ช่าง', thai[0]],
    ['ผู้ป่วย', thai[0]],
  ])('%s finds %s', async (query, title) => {
    expect(await titles(query)).toEqual([title]);
  });

  test('characters of one word stand side by side', async () => {
    expect(await titles('者患')).not.toContain(texts.simple[0]);
  });

  test('what all jobs share is found in all of them, the newest or first first', async () => {
    expect((await search('delft')).count).toBe(Object.keys(texts).length + 2 + english.length);
  });
});

describe('API-08 words are found however they are set off from others', () => {
  const [zookeeper, teacher, hyphened, nurse, hebrew, surgeon, midwife] = written.map(([title]) => title);
  test.each([
    ['zookeeper', [zookeeper]],
    ['zookeeper\u200f', [zookeeper]],
    ['\u200bzoo\u00adkeeper', [zookeeper]],
    ['penguins ark giraffe monkeys', [zookeeper]],
    ['metiers seniors', [teacher]],
    ['«séniors»', [teacher]],
    ['40h', [teacher]],
    ['~40h', [teacher]],
    ['ecoles eleves', [teacher]],
    ['night-shift', [hyphened, nurse]],
    ['night shift', [hyphened, nurse]],
    ['"night-shift nurse"', [hyphened]],
    ['part-time', [hyphened]],
    ['part‑time intensive‐care', [hyphened]],
    ['nurse -part-time', [nurse]],
    ['well-known front-end', [nurse]],
    ['shift-night', []],
    ['נוהל', [hebrew]],
    ['نمیخواهم or میخواهم', [hebrew]],
    ['children’s', [surgeon, midwife]],
    ["children's", [surgeon, midwife]],
    ['midwife -children’s', []],
  ])('%j finds %j', async (query, expected) => {
    expect(await titles(query, 'written.example')).toEqual(expected.toSorted());
  });
});

describe('API-08 what is typed is meant', () => {
  test.each([
    // all of it stop words
    ['IT', ['IT Support Nurse']],
    ['it support', ['IT Support Nurse']],
    ['c++', ['C++ Engineer']],
    ['C#', ['C# Engineer']],
    ['.net', ['C# Engineer']],
    ['node', ['Node.js Developer']],
    ['"node.js developer"', ['Node.js Developer']],
    ['back-end', ['Node.js Developer']],
    ['engineer -c#', ['C++ Engineer']],
    ['engineer -"c++ engineer"', ['C# Engineer']],
    ['"support nurse"', ['IT Support Nurse']],
    ['"nurse care"', []],
    ['nurse', ['IT Support Nurse', 'Porter']],
    ['nurse -staff', ['IT Support Nurse']],
    ['p', []],
    ['script', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each([
    ['nurze', 'IT Support Nurse'],
    ['enginere', 'C++ Engineer'],
    ['infirmerie', 'Infirmière diplômée'],
    ['krankenpfläger', 'Krankenpfleger/Pflegefachfrau (m/w/d)'],
    ['медицинксая', 'Медицинская сестра'],
  ])('mistyped %s finds %s, and says so', async (query, expected) => {
    const { positions, resultsMetaData } = await search(query);
    expect(positions.map(({ name }) => name)).toContain(expected);
    expect(resultsMetaData.usedFuzzSearch).toBe(true);
  });

  test('SEARCH-10 suggestions come in every script', async () => {
    for (const [text, expected] of [
      ['ممر', texts.arabic[0]],
      ['看護', texts.simple[0]],
      ['간호', korean[0]],
      ['นี', undefined],
      ['พยา', thai[0]],
      ['नर्', texts.hindi[0]],
      ['INFIRMIE', texts.french[0]],
      ['сест', texts.russian[0]],
    ] as const) {
      const { body } = await server
        .browser('x.example')
        .get<{ suggestions: { text: string }[] }>(
          `/api/pcsx/suggestions/query?text=${encodeURIComponent(text)}`,
        );
      expect(body.data.suggestions[0]?.text, text).toBe(expected);
    }
  });
});

describe('API-08 the language of a job is told by its text', () => {
  test.each(Object.entries(texts))('%s', (language, [title, description]) => {
    expect(languageOf({ title, description: `<p>${description}</p>` })).toBe(language);
  });

  test.each([
    ['', 'english'],
    ['Rust, SQL, Kubernetes', 'english'],
    ['<a href="de der die das und für">Java</a>', 'english'],
    ['12345 !!!', 'english'],
    // more tags than text at the beginning, and a letter of another script
    [
      `${'<p><a href="https://x.example/the-and-of-you-for-with"></a></p>'.repeat(100)} Sie arbeiten mit den Ärztinnen der Station und betreuen die Patienten, für 5 Ω.`,
      'german',
    ],
    [
      'Pracujesz w zespole szpitala, opiekujesz się pacjentami oraz wspierasz lekarzy podczas zabiegów, które odbywają się każdego dnia na oddziale.',
      'simple',
    ],
    ['You are a nurse at 東京 Hospital and you look after our patients with the team.', 'english'],
    ['Il lavoro è per un infermiere che lavora con il gruppo della clinica e una caposala.', 'italian'],
    ['Du arbejder på en afdeling, og du er med til at passe det team, som ikke sover.', 'danish'],
    ['Hemşire olarak bir ekip ile çalışmak ve hastalar için çok güzel olan bir bölüm.', 'turkish'],
    ['Anda bekerja dengan tim kami di rumah sakit dan merawat pasien untuk pemulihan.', 'indonesian'],
  ])('%j is %s', (description, language) => {
    expect(languageOf({ title: 'X', description })).toBe(language);
  });
});
