import { expert, management, practitioner, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const research: Department = {
  name: 'Clinical Research',
  businessUnits: ['Meridian Research Institute'],
  team: lines(`
    The institute runs 410 open studies. Patients sit on the board that decides which new ones we take.
    Coordinators carry no more than five active protocols, because we counted what happens with seven.
    Results are published whether or not we like them, and participants get them in plain language first.
  `),
  shifts: lines(`
    Weekdays, with early visits on two mornings for fasting studies.
    Flexible hours around participant visits; some evenings in exchange for some mornings.
  `),
  roles: [
    {
      title: 'Clinical Research Coordinator',
      ladder: professional,
      focuses: ['Oncology', 'Cardiology', 'Vaccines', 'Neurology'],
      field: 'clinical research',
      summary: 'You will be the one voice that a participant hears from consent to the last visit.',
      duties: lines(`
        Screen, consent and schedule participants
        Conduct visits by protocol, with samples, scales and questionnaires
        Enter data within two days and answer queries within five
        Report adverse events on time
        Prepare for monitors and audits
        Keep drug and supply accountability
        Tell the investigator what the protocol forgot
      `),
      needs: lines(`
        Bachelor's degree or a clinical license
        Good Clinical Practice training, given by us if needed
        Organized to the hour
        Warmth with people who volunteer
      `),
      pluses: lines(`
        CCRC or CCRP certification
        Phlebotomy
        Experience with industry trials
      `),
      skills: [
        'Informed consent',
        'Good Clinical Practice',
        'Data entry',
        'Participant visits',
        'Adverse event reporting',
        'Regulatory files',
      ],
      pay: [64_000, 84_000],
      period: 'year',
      at: ['lab', 'hospital'],
      weight: 2,
    },
    {
      title: 'Biostatistician',
      ladder: professional,
      field: 'biostatistics',
      summary: 'You will be asked early, which is rarer than it should be.',
      duties: lines(`
        Advise investigators on design, power and endpoints before the grant is written
        Write analysis plans and keep to them
        Analyze trials and observational cohorts in R or SAS
        Explain uncertainty to people who want a yes
        Review code of colleagues
        Co-write papers and answer reviewers
        Sit on data monitoring committees
      `),
      needs: lines(`
        Master's or doctoral degree in statistics or biostatistics
        Reproducible work with version control
        Experience with survival or longitudinal models
        Clear writing
      `),
      pluses: lines(`
        Bayesian or adaptive designs
        Causal inference
        Electronic record data
      `),
      skills: ['R', 'SAS', 'Study design', 'Survival analysis', 'Causal inference', 'Scientific writing'],
      pay: [98_000, 131_000],
      period: 'year',
      at: ['lab', 'office'],
      work: 'flexible',
    },
    {
      title: 'Regulatory Affairs Specialist',
      ladder: professional,
      field: 'research regulation or ethics review',
      summary: 'Studies open here in 58 days on average; you will take the next ten off.',
      duties: lines(`
        Prepare submissions to ethics boards and authorities
        Keep essential documents in order and electronic
        Track amendments through every site
        Advise teams on consent language
        Support audits and inspections
        Train new coordinators
        Measure where studies wait and remove one cause each quarter
      `),
      needs: lines(`
        Knowledge of human subject protection rules
        Attention to versions and dates
        Tact with investigators in a hurry
        Bachelor's degree
      `),
      pluses: lines(`
        CIP or RAC certification
        Device or cell therapy studies
        Experience with a central board
      `),
      skills: [
        'Ethics submissions',
        'Regulatory files',
        'Human subjects protection',
        'Document control',
        'Training',
        'Project tracking',
      ],
      pay: [72_000, 94_000],
      period: 'year',
      at: ['lab', 'office'],
      work: 'flexible',
    },
    {
      title: 'Research Nurse',
      ladder: practitioner,
      field: 'nursing, oncology or research preferred',
      summary:
        'First-in-human infusions need a nurse who reads the protocol twice and the patient all the time.',
      duties: lines(`
        Give investigational treatments and watch for reactions
        Collect timed samples to the minute
        Assess and grade toxicity with the investigator
        Teach participants about their study drug
        Answer the study phone in turn
        Write source documents that stand on their own
        Help to plan visits that are bearable
      `),
      needs: lines(`
        Active registered nurse license
        Current basic life support certification
        IV and infusion skill
        Calm with the unexpected
      `),
      pluses: lines(`
        OCN or research certification
        Phase 1 experience
        Chemotherapy competence
      `),
      skills: [
        'Infusion',
        'Toxicity grading',
        'Good Clinical Practice',
        'Patient education',
        'Timed sampling',
        'Source documentation',
      ],
      pay: [42, 56],
      period: 'hour',
      at: ['lab', 'hospital'],
    },
    {
      title: 'Clinical Data Manager',
      ladder: professional,
      field: 'clinical data management',
      summary: 'Good data are cleaned on the day they are born; you will build the forms that make it so.',
      duties: lines(`
        Design and test electronic case report forms
        Write edit checks that help and do not nag
        Review and clean data with sites
        Reconcile safety and laboratory data
        Lock databases on the agreed day
        Document everything for inspection
        Support transfers to sponsors and registries
      `),
      needs: lines(`
        Experience with REDCap, Medidata or a similar system
        SQL or R for checks
        Knowledge of CDISC standards
        Service to sites that are busy
      `),
      pluses: lines(`
        CCDM certification
        Experience with wearables
        SDTM mapping
      `),
      skills: ['REDCap', 'CDISC', 'Data cleaning', 'SQL', 'Form design', 'Database lock'],
      pay: [82_000, 108_000],
      period: 'year',
      at: ['lab', 'office'],
      work: 'flexible',
    },
    {
      title: 'Research Scientist',
      ladder: expert,
      focuses: ['Immunology', 'Genomics', 'Health Services', 'Digital Health'],
      field: 'independent research after the doctorate',
      summary:
        'You will have your own question, a bench or a dataset for it, and five years of core funding.',
      duties: lines(`
        Lead a research line and a small team
        Win external funding with help from a grants office
        Publish, and share data and code
        Supervise doctoral students together with our university partners
        Bring findings into one clinic at a time
        Take part in the weekly seminar
        Review protocols for colleagues
      `),
      needs: lines(`
        Doctoral degree and a record of publication
        Evidence of independence
        Willingness to work with patients as partners
        Sound, reproducible methods
      `),
      pluses: lines(`
        Early-career grant or fellowship
        Clinical qualification
        Experience with biobanks
      `),
      skills: [
        'Grant writing',
        'Study design',
        'Scientific writing',
        'Mentoring',
        'Data sharing',
        'Statistics',
      ],
      pay: [108_000, 146_000],
      period: 'year',
      at: ['lab'],
    },
    {
      title: 'Clinical Trials Manager',
      ladder: management,
      field: 'trial operations',
      summary: 'Six sites, 40 protocols and one promise: a participant never waits because of us.',
      duties: lines(`
        Lead coordinators and nurses for one program
        Judge feasibility and say no in time
        Negotiate budgets and timelines with sponsors
        Plan staffing by visit load
        Watch recruitment and change tactics early
        Answer for quality and inspection readiness
        Develop people toward certification
      `),
      needs: lines(`
        Experience in managing research staff
        Knowledge of trial budgets and contracts
        Good Clinical Practice in depth
        Fair and clear leadership
      `),
      pluses: lines(`
        Oncology program experience
        Project management certification
        Decentralized trials
      `),
      skills: [
        'Trial operations',
        'Budget negotiation',
        'Staff management',
        'Recruitment',
        'Inspection readiness',
        'Feasibility',
      ],
      pay: [102_000, 134_000],
      period: 'year',
      at: ['lab'],
      work: 'office',
    },
  ],
};
