import { type CompanyParts, lines } from '../generator/parts.ts';
import { readDepartment } from '../reading/department.ts';
import { places } from './places.ts';

export const jobs: CompanyParts = {
  domain: 'kestrel.example',
  name: 'Kestrel Robotics',
  sourcePrefix: 'kestrel',
  displayPrefix: 'KR',
  openings: lines(`
    We need {a title} at {site} in {city}.
    {department} is adding {a title} in {city}.
    {site} has a bench free for {a title}.
    {a title} is missing from our team in {city}.
    If you are {a title} who likes to see the result move, read on: {city} is hiring.
  `),
  about: lines(`
    Kestrel Robotics builds arms and carriers that work next to people. About 4,000 of them are on shift right now, in bakeries, warehouses and machine shops.
    We started in 2014 with one arm, welded in a garage in Lawrenceville. It still works; it opens the door of the cafeteria.
    A kestrel holds its head perfectly still while the wind moves everything else. That is our idea of control engineering.
    Nine hundred people, eleven cities, and no product that needs a specialist to switch it on. We would like to keep it like that.
    Our robots take over the lift, the twist and the night shift. The people who did those jobs now program them, and we know because we train them.
    We are profitable, owned mostly by those who work here, and in no hurry to be anything else.
  `),
  levelDuties: {
    'Entry level': lines(`
      Learn from a named mentor and own a small part within three months
      Spend your first week on the line, building an arm from start to end
    `),
    Senior: lines(`
      Own a subsystem or process from requirement to field data
      Review the work of others in a way they look forward to
      Mentor one newer colleague at a time
    `),
    Lead: lines(`
      Set technical direction across teams and write it down
      Take on the problem that has been open for longest
      Grow the next lead
    `),
    Manager: lines(`
      Hire slowly, give feedback quickly
      Keep your team's commitments visible to everyone
    `),
  },
  commonNeeds: lines(`
    Working English; we help with the rest
    Curiosity about how things fail
    Directness with kindness
    Willingness to put on safety shoes
    Respect for people who do the work that robots cannot
  `),
  headings: {
    duties: ['The job', 'What you will work on', 'What you will do', 'Your mission'],
    needs: ['What it takes', 'You bring', 'Requirements'],
    pluses: ['Bonus points', 'Useful extras', 'It helps if you have'],
    benefits: ['What you get', 'The deal', 'In return'],
    team: ['The team', 'Who is already here'],
  },
  benefits: {
    us: lines(`
      Shares in the company for every permanent employee
      Health, dental and vision plans, 90 percent paid by us
      401(k) with a 6 percent match
      Five weeks of vacation, three of which you must take
      Sixteen weeks of parental leave
      $3,000 a year to learn what you like
      A machine shop that is open on weekends for your own projects
      Four-day weeks in July and August
      Relocation help that includes your partner's job search
    `),
    elsewhere: lines(`
      Shares in the company for every permanent employee
      Pension or savings plan with employer contribution
      Thirty days of vacation
      Sixteen weeks of parental leave
      A learning budget worth two weeks of pay
      A machine shop or lab that is open for your own projects
      Four-day weeks in July and August
      Relocation help that includes your partner's job search
      Six weeks a year of work from any country we operate in
    `),
    hourly: lines(`
      Overtime at one and a half from the first hour
      Paid skill steps: each certified station raises your rate
      Safety shoes and prescription safety glasses paid for
    `),
  },
  paySentences: lines(`
    Pay: {range}, plus shares.
    The range is {range}. We open with our best offer and do not haggle.
    Expect {range}, by experience; everyone in the team can see the same table.
  `),
  closings: lines(`
    The process: a call, a paid work sample, a day with the team. Three weeks in all.
    Send whatever shows what you can do. A letter is not needed.
    We hire for what you can learn as much as for what you know. All backgrounds are welcome, and adjustments are arranged on request.
    If you have built something, tell us what broke. It is the part we like to read.
  `),
  externalApplyUrls: ['https://agency.kestrel.example/technicians', 'https://campus.kestrel.example/apply'],
  hasLogin: true,
  departments: [
    'software-firmware',
    'mechanical-engineering',
    'manufacturing',
    'field-service',
    'safety-and-certification',
    'supply-chain',
    'product-and-design',
    'sales-and-marketing',
    'finance-and-people',
  ].map((name) => readDepartment(`kestrel/departments/${name}.md`)),
  places,
};
