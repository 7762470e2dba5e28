import { crew, management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const patientAccess: Department = {
  name: 'Patient Access',
  businessUnits: ['Ambulatory Care', 'Corporate Services'],
  team: lines(`
    We answer 19,000 calls a day. The average wait is 48 seconds, and the person who answers can solve nine of ten requests without transferring.
    Front desk, contact center and interpreters are one department, so that a patient tells the story once.
    There is no script. There are good questions, good tools and a lead who listens in when you ask.
  `),
  shifts: lines(`
    Shifts begin between 6 a.m. and noon; trade them in the app.
    Weekday hours, with one Saturday a month.
    Part-time shifts of four to six hours fit around school or care at home.
  `),
  roles: [
    {
      title: 'Patient Services Representative',
      ladder: crew,
      field: 'customer service or a medical office',
      summary:
        'Yours is the first face or voice that people meet here, often on a day they would rather skip.',
      duties: lines(`
        Welcome, register and check in patients
        Verify identity, insurance and consent
        Schedule visits, and find the earlier one
        Collect payments and explain them
        Keep the waiting room informed when we run late
        Handle messages and forms the same day
        Call an interpreter without being asked
      `),
      needs: lines(`
        Experience with the public
        Typing and listening at once
        High school diploma or equivalent
        Discretion and a warm manner
      `),
      pluses: lines(`
        Medical terminology
        A second language
        Experience with health record scheduling
      `),
      skills: [
        'Customer service',
        'Registration',
        'Scheduling',
        'Insurance verification',
        'Cash handling',
        'Medical terminology',
      ],
      pay: [18.5, 23.5],
      period: 'hour',
      at: ['clinic', 'hospital'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
      weight: 4,
    },
    {
      title: 'Contact Center Agent',
      ladder: crew,
      field: 'a contact center or a front desk',
      summary:
        'You will turn a worried call into an appointment, a refill or a nurse on the line, usually within five minutes.',
      duties: lines(`
        Answer calls, chats and portal requests for 40 clinics
        Book by protocol and recognize red-flag symptoms
        Start refills and referrals
        Call back when you said you would
        Write notes that the clinic can use
        Help patients with the app
        Share what callers complain about, every week
      `),
      needs: lines(`
        A quiet workplace and a wired connection, if you work from home
        Patience and quick typing
        Good spoken and written English
        Availability for training in the first four weeks
      `),
      pluses: lines(`
        Spanish, Mandarin, Arabic or Portuguese
        Medical assistant background
        Experience with chat support
      `),
      skills: ['Call handling', 'Scheduling', 'Empathy', 'Typing', 'Chat support', 'Triage protocols'],
      pay: [18, 22.5],
      period: 'hour',
      at: ['office'],
      work: 'flexible',
      employmentTypes: ['Full-time', 'Part-time'],
      weight: 3,
    },
    {
      title: 'Financial Counselor',
      ladder: practitioner,
      field: 'financial counseling or patient accounts',
      summary:
        'No one should leave a treatment because of the estimate; you will find the program, the plan or the waiver.',
      duties: lines(`
        Prepare estimates and go through them with patients
        Screen for coverage and assistance, and fill in the forms together
        Set up payment plans people can keep
        Work with pharmacies and foundations on drug costs
        Follow applications until there is a decision
        Tell clinicians when cost decides for the patient
        Keep records for audit
      `),
      needs: lines(`
        Knowledge of insurance and public programs
        Tact in talking about money
        Organized follow-up
        High school diploma; an associate degree helps
      `),
      pluses: lines(`
        Certified application counselor
        Oncology or transplant experience
        Spanish or Haitian Creole
      `),
      skills: [
        'Financial assistance',
        'Insurance verification',
        'Estimates',
        'Patient advocacy',
        'Payment plans',
      ],
      pay: [22.5, 29.5],
      period: 'hour',
      at: ['hospital', 'clinic'],
    },
    {
      title: 'Medical Interpreter',
      ladder: practitioner,
      focuses: ['Spanish', 'Arabic', 'Mandarin', 'Portuguese', 'American Sign Language'],
      field: 'interpreting',
      summary: 'You will carry a diagnosis across a language without losing anything on the way.',
      duties: lines(`
        Interpret visits in person, by video and by telephone
        Brief clinicians on meaning where words do not match
        Sight-translate consent and instructions
        Stay neutral, and say so when it is hard
        Keep glossaries current
        Support bilingual staff assessment
        Document encounters
      `),
      needs: lines(`
        Fluency in both languages, tested by us
        Medical interpreter training of 40 hours or more
        Knowledge of the code of ethics
        Ability to switch between clinics during a shift
      `),
      pluses: lines(`
        National certification (CHI, CMI or NIC)
        A third language
        Mental health interpreting
      `),
      skills: [
        'Consecutive interpreting',
        'Simultaneous interpreting',
        'Medical terminology',
        'Sight translation',
        'Cultural mediation',
      ],
      pay: [27, 36],
      period: 'hour',
      at: ['hospital', 'clinic'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
    },
    {
      title: 'Referral Coordinator',
      ladder: practitioner,
      field: 'referrals, authorizations or scheduling',
      summary: 'A referral that nobody scheduled is a diagnosis that came late; you will leave none lying.',
      duties: lines(`
        Review orders for completeness and urgency
        Obtain authorizations
        Book with the right specialist, inside or outside of Meridian
        Send records ahead of the visit
        Follow up on missed appointments
        Close the loop when the note comes back
        Report bottlenecks by specialty
      `),
      needs: lines(`
        Knowledge of payer rules
        Persistence by telephone
        Tidy work lists
        Medical terminology
      `),
      pluses: lines(`
        Medical assistant training
        Experience with imaging or cardiology referrals
        A second language
      `),
      skills: [
        'Referral management',
        'Prior authorization',
        'Scheduling',
        'Medical terminology',
        'Follow-up',
      ],
      pay: [20.5, 26.5],
      period: 'hour',
      at: ['clinic', 'office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Patient Access Manager',
      ladder: management,
      field: 'patient access or contact center leadership',
      summary: 'You will lead 60 people whose work is heard by every patient we have.',
      duties: lines(`
        Hire, train and keep representatives
        Plan staffing by call and visit volume
        Listen to calls every week, with the person who took them
        Reduce denials that begin at registration
        Work with clinics on templates and access
        Own service levels and budget
        Recognize good work in public
      `),
      needs: lines(`
        Leadership of a service team
        Workforce planning tools
        Knowledge of insurance and registration
        Fairness that people mention
      `),
      pluses: lines(`
        CHAM certification
        Experience in merging or opening centers
        Process improvement training
      `),
      skills: [
        'Team leadership',
        'Workforce planning',
        'Service levels',
        'Denial prevention',
        'Coaching',
        'Budgeting',
      ],
      pay: [82_000, 106_000],
      period: 'year',
      at: ['office', 'hospital'],
      work: 'office',
    },
  ],
};
