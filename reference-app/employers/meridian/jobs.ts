import { type CompanyParts, lines } from '../generator/parts.ts';
import { readDepartment } from '../reading/department.ts';
import { places } from './places.ts';

export const jobs: CompanyParts = {
  domain: 'meridian.example',
  name: 'Meridian Health',
  sourcePrefix: 'meridian',
  displayPrefix: 'MH-',
  openings: lines(`
    {site} in {city} is looking for {a title}.
    We are hiring {a title} at {site}, {city}.
    Join {department} at {site} as {a title}.
    There is room for {a title} in our {department} team in {city}.
    {city} is growing, and so is {site}: we want to add {a title} to {department}.
    After a well-earned retirement on the team, {site} is welcoming {a title}.
  `),
  about: lines(`
    Meridian Health is a not-for-profit system of hospitals, clinics and laboratories on six continents. We began in 1891 as a dispensary by Boston harbor that turned nobody away, and that sentence still opens our bylaws.
    Some 60,000 of us work for Meridian. We look after people close to where they live, teach the next generation, and put whatever is left at the end of the year back into care.
    At Meridian Health, the person who does the work helps to decide how it is done. It is slower on the first day and faster on every day after it.
    Meridian exists so that good care does not depend on the street you live in. One in five of our visits takes place where there was no clinic ten years ago.
    What patients tell us most often is that somebody had time for them. What we offer staff is the structure that makes it possible: safe numbers, working tools and leaders who have done the job.
    We measure ourselves by three things: whether patients get well, whether they would come back, and whether our own people would bring their family. All three are on the wall by every entrance.
    Being large lets us buy scanners; staying local lets us know our neighbors. Meridian sites keep their own names, boards and traditions, and share what is better shared.
  `),
  levelDuties: {
    Senior: lines(`
      Be the colleague whom others ask before they ask a manager
      Take on the cases or questions that do not fit the protocol, and help to improve it
      Mentor two or three newer colleagues a year
      Lead one improvement a year from idea to result
      Represent the team in planning that crosses departments
    `),
    Lead: lines(`
      Set the standard for the team's daily work and keep it alive
      Plan the team's assignments, and take the difficult one yourself now and then
      Advise leadership on staffing, tools and training
      Coach seniors who want to lead
      Step in for the manager and hand back no surprises
    `),
    Manager: lines(`
      Hold a one-to-one with every direct report at least twice a month
      Publish the team's goals, and where it fell short
      Build a team that reflects the neighborhoods it serves
      Have a successor in mind, and tell them
    `),
  },
  commonNeeds: lines(`
    Respect for every patient, visitor and colleague, on the bad days too
    Good spoken and written English; other languages are welcome
    Vaccinations and health screening as the workplace requires
    The habit of saying "I made a mistake" first, and soon
    Readiness to learn new systems and to teach what you know
    Fit with a culture in which anybody may stop the line
  `),
  headings: {
    duties: ['What you will do', 'Your day', 'Responsibilities', 'In this role', 'The work'],
    needs: ['What you bring', 'Qualifications', 'What we ask for', 'You have'],
    pluses: ['Nice to have', 'Good to have, not required', 'A plus', 'What would stand out'],
    benefits: ['What we offer', 'Benefits', 'What you get', 'How we look after you'],
    team: ['The team', 'About the team', 'Who you will work with'],
  },
  benefits: {
    us: lines(`
      Medical, dental and vision insurance from the first day, with no premium for the lowest-paid third of staff
      Retirement plan with a 5 percent match, vested after one year
      Five weeks of paid time off, rising with service
      Twelve weeks of paid parental leave for every new parent
      Tuition paid in advance, up to $8,000 a year, at partner schools
      Student loan help of $150 a month for clinical and laboratory staff
      Childcare places at six campuses, and back-up care everywhere
      License, certification and renewal fees covered
      Free transit pass, or parking at cost
      Confidential counseling for you and your household
      Paid time for volunteering: three days a year
    `),
    elsewhere: lines(`
      Private health cover for you and your family, on top of the public scheme
      Employer pension contributions above the legal minimum
      Thirty days of paid leave plus public holidays
      Sixteen weeks of paid parental leave for every new parent
      A yearly learning budget and study leave
      Professional registration fees covered
      Transport allowance or bike scheme
      Confidential counseling for you and your household
      Paid time for volunteering: three days a year
      Exchange visits of up to three months at another Meridian site
    `),
    hourly: lines(`
      Differentials for evenings, nights and weekends, paid for the whole shift
      Self-scheduling, with the schedule published six weeks ahead
      A meal break that somebody covers, or pay for the one you missed
      Overtime from the first minute
      A guaranteed number of hours per pay period
    `),
  },
  paySentences: lines(`
    The pay range for this position is {range}; where you start depends on experience, which we will go through with you.
    Pay: {range}. The same range applies to everybody in this job at this location.
    We expect to pay {range}, plus differentials where they apply.
    The range we have budgeted is {range}. Internal candidates are placed by the same rules.
  `),
  closings: lines(`
    Meridian Health is an equal opportunity employer. If you need an adjustment in the application or interview, tell us and we will arrange it.
    You do not need to meet every line above. If most of it sounds like you, we would like to hear from you.
    We read every application, usually within a week. Two conversations and a visit to the team are the whole process.
    We welcome applicants of every background, and colleagues who return to work after a break. References are asked for only after an offer.
    A person, and not a program, decides on every application. You will hear from us either way.
  `),
  externalApplyUrls: [
    'https://physicians.meridian.example/openings',
    'https://union-hall.meridian.example/referrals',
    'https://agency.meridian.example/assignments',
  ],
  hasLogin: true,
  departments: [
    'nursing',
    'pharmacy',
    'medical-staff',
    'laboratory',
    'imaging',
    'rehabilitation',
    'behavioral-health',
    'patient-access',
    'information-technology',
    'finance',
    'facilities-and-engineering',
    'clinical-research',
    'people-and-talent',
  ].map((name) => readDepartment(`meridian/departments/${name}.md`)),
  places,
};
