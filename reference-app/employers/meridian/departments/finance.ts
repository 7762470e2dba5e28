import { management, practitioner, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const finance: Department = {
  name: 'Finance',
  businessUnits: ['Corporate Services'],
  team: lines(`
    Finance at Meridian closes the books in five days and spends the rest of the month out of the office, in the clinics that the numbers are about.
    Patients can see what a visit will cost before they book. That project was ours, and it is not finished.
    We are 190 people in three countries who share one ledger and one rule: no surprise bills.
  `),
  shifts: lines(`
    Weekdays, 37.5 or 40 hours, with flexible start between seven and ten.
    Full remote is possible after the first 90 days, except for mail days.
  `),
  roles: [
    {
      title: 'Financial Analyst',
      ladder: professional,
      focuses: ['Hospital Operations', 'Physician Group', 'Capital Planning', 'Supply Chain'],
      field: 'financial planning or analysis',
      summary:
        'You will explain to a chief nurse why agency cost went up, and leave with her plan to bring it down.',
      duties: lines(`
        Prepare monthly results, forecasts and the yearly budget for your area
        Explain variances by what happened and not by what the account is called
        Build models for new sites, service lines and equipment
        Meet department heads on their ground every month
        Keep assumptions in one place and dated
        Improve reports, and delete those nobody opens
        Support audits with clean files
      `),
      needs: lines(`
        Degree in finance, accounting, economics or a related field
        Modeling that somebody else can follow
        Ease in talking with people who do not like numbers
        Working knowledge of SQL or a planning system
      `),
      pluses: lines(`
        Healthcare payment models
        CPA, CMA or CFA progress
        Power BI or Tableau
      `),
      skills: [
        'Financial modeling',
        'Budgeting',
        'Forecasting',
        'Variance analysis',
        'Excel',
        'SQL',
        'Power BI',
      ],
      pay: [78_000, 104_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Accountant',
      ladder: professional,
      field: 'general ledger accounting',
      summary: 'A five-day close is a team sport, and your accounts are your position.',
      duties: lines(`
        Own the monthly close for a group of entities
        Reconcile balance sheet accounts and clear old items
        Account for leases, grants and fixed assets
        Prepare schedules for auditors before they ask
        Write down procedures and keep them true
        Find a manual entry each month that can be automated
        Answer questions from operations within a day
      `),
      needs: lines(`
        Degree in accounting
        Knowledge of US GAAP or IFRS
        Accuracy under a calendar
        Experience with a large ledger system
      `),
      pluses: lines(`
        CPA or ACCA
        Not-for-profit or grant accounting
        Workday or Oracle Financials
      `),
      skills: ['General ledger', 'Reconciliation', 'US GAAP', 'Lease accounting', 'Fixed assets', 'Workday'],
      pay: [72_000, 95_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Medical Billing Specialist',
      ladder: practitioner,
      field: 'medical billing or collections',
      summary:
        'Behind each denied claim is a patient with a letter they do not understand; you will fix the one so that they never get the other.',
      duties: lines(`
        Submit claims and work edits every day
        Follow up on unpaid accounts by age and value
        Appeal denials with records and policy
        Post payments and find what was underpaid
        Talk with patients about balances, plans and assistance
        Report payer trends to the contract team
        Meet quality and volume goals that are public
      `),
      needs: lines(`
        Knowledge of claim forms, remittance and payer portals
        Courtesy with people who are upset
        Organized work across several queues
        High school diploma or equivalent
      `),
      pluses: lines(`
        Certification in billing or coding
        Experience with hospital claims
        Spanish or Mandarin
      `),
      skills: [
        'Claims processing',
        'Denial management',
        'Payment posting',
        'Payer portals',
        'Patient communication',
        'Appeals',
      ],
      pay: [21, 28],
      period: 'hour',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Coding Auditor',
      ladder: professional,
      focuses: ['Inpatient', 'Professional Fee', 'Risk Adjustment'],
      field: 'medical coding',
      summary: 'You will be the second reader, and the reason that our codes say what happened.',
      duties: lines(`
        Audit records for accuracy in diagnosis, procedure and grouping
        Write findings with the reference and the remedy
        Teach coders and clinicians in small groups
        Query physicians without leading them
        Follow new guidelines and brief the teams
        Answer external audits on time
        Track error patterns across sites
      `),
      needs: lines(`
        Certification such as CCS, CPC or CIC
        Deep knowledge of ICD-10 and CPT or the local code sets
        Teaching that coders find useful
        Independence of judgment
      `),
      pluses: lines(`
        CDI or risk adjustment certification
        Experience with encoder rules
        Second specialty
      `),
      skills: ['ICD-10', 'CPT', 'Auditing', 'Clinical documentation', 'Compliance', 'Coder education'],
      pay: [76_000, 98_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Payroll Specialist',
      ladder: professional,
      field: 'payroll',
      summary:
        'Sixty thousand people, eleven unions, 26 paydays, and no one should ever have to ask where the money is.',
      duties: lines(`
        Process biweekly payroll for a group of sites
        Check differentials, on-call and retro pay against agreements
        Answer employees within one business day
        File taxes and returns on time
        Work with HR and timekeeping on the causes of errors
        Test system changes and new agreements
        Prepare year-end statements
      `),
      needs: lines(`
        Knowledge of wage and hour rules
        Experience with a large payroll system
        Confidentiality
        Arithmetic and empathy in equal parts
      `),
      pluses: lines(`
        Certification (CPP or FPC)
        Multi-state or international payroll
        UKG or Workday
      `),
      skills: [
        'Payroll processing',
        'Wage and hour',
        'Tax filing',
        'Timekeeping',
        'Workday',
        'Customer service',
      ],
      pay: [62_000, 82_000],
      period: 'year',
      at: ['office'],
      work: 'office',
    },
    {
      title: 'Reimbursement Manager',
      ladder: management,
      field: 'government or commercial reimbursement',
      summary: 'You will know what we are owed, why, and what changes in October.',
      duties: lines(`
        Prepare and file cost reports
        Estimate settlements and reserves each quarter
        Model rule changes and contract offers
        Lead a team of four analysts
        Represent us to intermediaries and auditors
        Advise leadership on new programs
        Keep documentation that stands up ten years later
      `),
      needs: lines(`
        Degree in accounting or finance
        Deep knowledge of hospital payment systems
        Careful estimates and the courage to book them
        Experience in leading specialists
      `),
      pluses: lines(`
        CPA or FHFMA
        Academic medical center experience
        Managed care contract modeling
      `),
      skills: [
        'Cost reporting',
        'Reimbursement',
        'Contract modeling',
        'Regulatory analysis',
        'Team leadership',
        'Reserves',
      ],
      pay: [118_000, 151_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
  ],
};
