import type { Posting } from '../../contract/posting.ts';
import type { CompanyParts, Department, Level, PlaceParts, Role } from './parts.ts';
import { payText } from './pay.ts';
import type { Random } from './random.ts';

export type Opening = {
  company: CompanyParts;
  department: Department;
  role: Role;
  level: Level;
  focus: string | null;
  title: string;
  /** The title without its focus, as it stands in a sentence. */
  plainTitle: string;
  /** Where the job is based; for remote jobs the team's seat. */
  seat: PlaceParts;
  site: string;
  workLocationOption: Posting['workLocationOption'];
  employmentType: string;
  pay: Posting['pay'];
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const section = (heading: string, items: readonly string[]): string =>
  `<h3>${escapeHtml(heading)}</h3><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** "a" or "an" by sound: letters of an acronym are read one by one ("an MRI"), a "u" may be "you" ("a UX"). */
export function withArticle(noun: string): string {
  const first = noun.split(/[\s/-]/, 1)[0] ?? '';
  const isAcronym = /^[A-Z]{2,}$/.test(first);
  const startsWithVowel = isAcronym
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?!uni|use|eu|one)[aeiou]/i.test(first);
  return `${startsWithVowel ? 'an' : 'a'} ${noun}`;
}

function experience({ role, level }: Opening, random: Random): string {
  if (level.years === 0) {
    return random.pick([
      `Some experience in ${role.field} is welcome, and not required`,
      `Up to one year of experience in ${role.field}; we teach the rest`,
      `An interest in ${role.field}, shown by training, coursework or earlier jobs`,
    ]);
  }
  const years = level.years === 1 ? 'one year' : `${level.years} years`;
  return random.pick([
    `At least ${years} of experience in ${role.field}`,
    `${years.charAt(0).toUpperCase()}${years.slice(1)} or more in ${role.field}`,
    `A track record in ${role.field}, typically ${level.years}+ years`,
  ]);
}

function workingPlace({ workLocationOption, seat, site }: Opening, random: Random): string | null {
  switch (workLocationOption) {
    case 'hybrid':
      return random.pick([
        `This is a hybrid position: two or three days a week at ${site}, the others wherever you work best.`,
        `We meet at ${site} on Tuesdays and Thursdays. The rest of the week you choose.`,
        `Expect to be at ${site} about half of the time, with the days agreed within the team.`,
      ]);
    case 'remote':
      return `This position is fully remote within ${seat.country.name}, with a team gathering in ${seat.city} twice a year.`;
    case 'remote_local':
      return `You work from home, within reach of ${seat.city} for a team day once a month.`;
    case 'remote_global':
      return `You can work from any country where we employ people; the team keeps four shared hours a day, around midday in ${seat.city}.`;
    case 'onsite':
      return null;
  }
}

const otherHours: Readonly<Record<string, readonly string[]>> = {
  'Part-time': [
    'This position is part-time: 16 to 24 hours a week, on days we agree on.',
    'This is a part-time position of about 20 hours a week.',
    'Part-time, with hours that are fixed by the quarter so that you can plan around them.',
  ],
  'Per diem': [
    'This is a per diem position: you offer the days that suit you, at least three a month.',
    'Per diem: no fixed hours, first choice of open shifts, and a higher rate.',
  ],
  Temporary: [
    'This is a temporary position of six months, with a good chance of staying.',
    'Temporary, to cover a leave; we expect to need you for nine months.',
  ],
  Seasonal: [
    'This is a seasonal position, from a few weeks before the holidays until the middle of January.',
    'Seasonal: about three months, with first choice of permanent openings afterward.',
  ],
  Contract: [
    'This is a 12-month contract with the option to extend.',
    'Contract position of nine to twelve months, on the same team and tools as everybody else.',
  ],
  Internship: [
    'This is a paid internship of 12 weeks, with a named mentor and a project of your own.',
    'Paid internship, three to six months; housing help is available.',
  ],
};

function hours({ employmentType, department, role }: Opening, random: Random): string | null {
  const other = otherHours[employmentType];
  if (other) return random.pick(other);
  return department.shifts && role.period === 'hour' ? random.pick(department.shifts) : null;
}

function fill(template: string, opening: Opening): string {
  const { plainTitle, site, seat, department } = opening;
  const text = template
    .replaceAll('{a title}', withArticle(plainTitle))
    .replaceAll('{title}', plainTitle)
    .replaceAll('{site}', site)
    .replaceAll('{city}', seat.city)
    .replaceAll('{department}', department.name);
  // A site may be called "the …", which is right everywhere but at the start.
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function introduction(opening: Opening, random: Random): string[] {
  const { company, role, focus } = opening;
  const focusSentence = focus
    ? random.pick([
        `Your area will be ${focus}.`,
        `The focus of this position is ${focus}.`,
        `Specialty: ${focus}.`,
      ])
    : '';
  const first = [fill(random.pick(company.openings), opening), role.summary, focusSentence];
  return [
    first.filter(Boolean).join(' '),
    random.pick(company.about),
    hours(opening, random),
    workingPlace(opening, random),
  ].filter((text) => text !== null);
}

/** The posting's text as HTML with `p`, `ul`, `li`, `h3` and `strong` only. */
export function describe(opening: Opening, random: Random): string {
  const { company, department, role, level, seat, pay } = opening;
  const { headings, benefits, levelDuties } = company;

  const duties = random.sample(role.duties, random.between(5, role.duties.length));
  const extraDuties = levelDuties[level.seniority];
  if (extraDuties) duties.push(random.pick(extraDuties));

  const needs = [
    experience(opening, random),
    ...random.sample(role.needs, random.between(3, role.needs.length)),
    random.pick(company.commonNeeds),
  ];
  const offers = [
    ...random.sample(
      seat.country.name === 'United States' ? benefits.us : benefits.elsewhere,
      random.between(4, 6),
    ),
    ...(role.period === 'hour' ? [random.pick(benefits.hourly)] : []),
  ];

  const blocks = [
    ...introduction(opening, random).map(paragraph),
    section(random.pick(headings.duties), duties),
    section(random.pick(headings.needs), needs),
    section(random.pick(headings.pluses), random.sample(role.pluses, random.between(2, 3))),
  ];
  if (random.chance(0.6)) {
    blocks.push(
      `<h3>${escapeHtml(random.pick(headings.team))}</h3>${paragraph(random.pick(department.team))}`,
    );
  }
  blocks.push(section(random.pick(headings.benefits), offers));
  if (pay) {
    const [before = '', after = ''] = random.pick(company.paySentences).split('{range}');
    blocks.push(
      `<p>${escapeHtml(before)}<strong>${escapeHtml(payText(pay))}</strong>${escapeHtml(after)}</p>`,
    );
  }
  blocks.push(paragraph(random.pick(company.closings)));
  return blocks.join('\n');
}
