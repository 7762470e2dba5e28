import { type CompanyParts, lines } from '../generator/parts.ts';
import { readDepartment } from '../reading/department.ts';
import { places } from './places.ts';

export const jobs: CompanyParts = {
  domain: 'loomfield.example',
  name: 'Loomfield Market',
  sourcePrefix: 'loomfield',
  displayPrefix: 'L-',
  openings: lines(`
    Come and work at {site} in {city}: we are looking for {a title}.
    {site} needs {a title}.
    There is an apron waiting in {city} for {a title}.
    {a title} would make {site} complete.
    {department} in {city} is hiring {a title}.
    Good food needs good people, and {site} needs {a title}.
  `),
  about: lines(`
    Loomfield began in 1974 as a stall under a loom factory’s awning. Today we are 90 markets, each run by the people in it, and we still sell by the half pound.
    We think that a grocery store is where a town meets. So we put benches in, keep the lights warm and let people finish their sentence.
    Loomfield Market belongs to a foundation and to its staff. What we earn goes into wages, farms and the next market.
    Our promise fits on a bag: good food, fair prices, nobody in a hurry.
    Four in ten products come from within a day’s drive. Their makers are not suppliers to us; they are people we have lunch with.
    You can start here at sixteen and retire from here. Quite a few did, and most still shop with us.
  `),
  levelDuties: {
    Senior: lines(`
      Show newer colleagues how it is done, and why
      Open or close the section on your own
      Bring ideas to the Tuesday meeting, and carry one through
    `),
    'Mid level': lines(`
      Help in a neighboring section when the queue is long
      Learn a second station within your first year
    `),
    Lead: lines(`
      Plan the team's day and share out the work fairly
      Be the first to help when somebody is behind
      Hand over to the next shift in five clear sentences
    `),
    Manager: lines(`
      Make time for every person on your team, every month
      Celebrate small things out loud
    `),
  },
  commonNeeds: lines(`
    Liking for food and for the people who buy it
    Being on time, because someone is waiting to go home
    A helping hand without being asked
    Respect for every customer and colleague
    Age 16 or older; 18 for knives, ovens and trucks
  `),
  headings: {
    duties: ['What you will do', 'A day at Loomfield', 'Your work', 'The job'],
    needs: ['What you bring', 'What we look for', 'You are right for this if you have'],
    pluses: ['Lovely, but not needed', 'Nice to have', 'If you also have'],
    benefits: ['What is in it for you', 'What we give back', 'Benefits'],
    team: ['Your team', 'The people'],
  },
  benefits: {
    us: lines(`
      Health insurance from 20 hours a week
      A share of profits, paid every March
      30 percent off groceries, for your household
      Three weeks of paid time off in the first year, five after the fifth
      Retirement plan with a 4 percent match
      Paid parental leave of twelve weeks
      Tuition help for culinary, language and degree courses
      A free meal every shift
      Bread to take home
      Bus pass or bike repair on us
      Up and across: four of five managers started in an apron
    `),
    elsewhere: lines(`
      30 percent off groceries, for your household
      Paid parental leave of twelve weeks
      A share of profits, paid every March
      A free meal every shift
    `),
    hourly: lines(`
      Schedules three weeks ahead, and no calls on your day off
      Time and a half on Sundays and holidays
      A raise after 90 days and every year after that
      A minimum number of hours, in writing
    `),
  },
  paySentences: lines(`
    Pay is {range}, depending on what you bring along.
    We pay {range}, and review it after 90 days.
    The pay for this job: {range}.
  `),
  closings: lines(`
    No resume? Come by on a Wednesday at 3 p.m. and talk with us.
    Everybody is welcome here, to shop and to work. If you need something changed for the interview, say so.
    We call back within three days. Promised.
    You will work a paid trial shift before either of us decides.
    Second chances are good for business; a record does not rule you out.
  `),
  externalApplyUrls: [
    'https://apprentices.loomfield.example/apply',
    'https://drivers.loomfield.example/apply',
  ],
  hasLogin: false,
  departments: [
    'store-operations',
    'bakery',
    'fresh-foods',
    'logistics',
    'buying',
    'marketing',
    'e-commerce',
    'finance-and-people',
    'property-and-maintenance',
  ].map((name) => readDepartment(`loomfield/departments/${name}.md`)),
  places,
};
