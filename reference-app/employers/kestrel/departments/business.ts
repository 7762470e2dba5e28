import { management, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const sales: Department = {
  name: 'Sales and Marketing',
  businessUnits: ['Customer Operations'],
  team: lines(`
    We sell with a robot in the trunk. Slides are allowed after the demo.
    Quotas are set with you and do not move during the year.
  `),
  roles: [
    {
      title: 'Account Executive',
      ladder: professional,
      focuses: ['Logistics', 'Food and Beverage', 'Metalworking'],
      field: 'selling capital equipment or automation',
      summary: 'Your customers know their process to the second; you will know it to the half.',
      duties: lines(`
        Win and grow manufacturers and warehouses in your region
        Walk lines and calculate returns with the customer
        Lead pilots together with applications engineering
        Work with integrators and distributors
        Forecast honestly
        Negotiate contracts that both sides keep
      `),
      needs: lines(`
        Record in technical sales
        Ease in factories and boardrooms
        Travel half of the time
        Local language and English
      `),
      pluses: lines(`
        Automation background
        Leasing or robot-as-a-service
        A network in the region
      `),
      skills: ['Technical sales', 'Negotiation', 'ROI analysis', 'CRM', 'Channel partners'],
      pay: [96_000, 128_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Channel Partner Manager',
      ladder: professional,
      field: 'partner management',
      summary: 'Eighty integrators carry our name; you will make twenty of them excellent.',
      duties: lines(`
        Recruit and certify integrators
        Plan business with each partner yearly
        Solve conflicts before they become e-mail
        Organize training and demo equipment
        Measure results and end what does not work
        Share what partners know
      `),
      needs: lines(`
        Experience in indirect sales
        Technical understanding
        Diplomacy
        Travel a third of the time
      `),
      pluses: lines(`
        Integrator background
        Contract knowledge
        Spanish, German or Arabic
      `),
      skills: ['Partner management', 'Channel sales', 'Training', 'Business planning'],
      pay: [92_000, 120_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Product Marketing Manager',
      ladder: management,
      field: 'product marketing',
      summary: 'You will explain torque sensing to a bakery, in one sentence.',
      duties: lines(`
        Position products against real alternatives
        Write pages, cases and demos that engineers respect
        Launch with sales and service ready
        Study competitors by using them
        Plan fairs in Chicago, Munich and Tokyo
        Measure demand to the order
      `),
      needs: lines(`
        Business-to-business marketing
        Excellent writing
        Technical curiosity
        Numbers
      `),
      pluses: lines(`
        Automation or machine tools
        Video production
        German or Japanese
      `),
      skills: ['Product marketing', 'Positioning', 'Content', 'Launch planning', 'Market research'],
      pay: [106_000, 136_000],
      period: 'year',
      at: ['office', 'lab'],
      work: 'flexible',
    },
  ],
};

export const corporate: Department = {
  name: 'Finance and People',
  businessUnits: ['Corporate'],
  team: lines(`
    Nineteen people for a company of nine hundred; we automate like everybody else here.
    The books are open to all staff once a quarter, questions included.
  `),
  roles: [
    {
      title: 'Financial Controller',
      ladder: management,
      field: 'controlling in manufacturing',
      summary: 'You will know what a robot costs, by Tuesday.',
      duties: lines(`
        Lead closing and reporting for two entities
        Calculate product cost and margins
        Challenge capital requests
        Prepare audits
        Build forecasts with operations
        Improve systems step by step
      `),
      needs: lines(`
        Degree in finance or accounting
        Standard costing
        ERP experience
        Plain explanations
      `),
      pluses: lines(`
        CPA, CMA or ACCA
        Transfer pricing
        Fast-growing company
      `),
      skills: ['Controlling', 'Cost accounting', 'ERP', 'Forecasting', 'Audit'],
      pay: [112_000, 144_000],
      period: 'year',
      at: ['office', 'lab'],
      work: 'office',
    },
    {
      title: 'Technical Recruiter',
      ladder: professional,
      field: 'technical recruiting',
      summary: 'Candidates meet a robot within their first ten minutes here; you arrange both meetings.',
      duties: lines(`
        Run searches for engineers and technicians
        Write postings without superlatives
        Design interviews around work samples
        Keep the whole process under three weeks
        Build ties with universities and trade schools
        Report honestly on diversity and pay
      `),
      needs: lines(`
        Hiring of engineers
        Sourcing beyond the usual network
        Structured interviewing
        Warm, direct manner
      `),
      pluses: lines(`
        International relocation
        Robotics interest
        Second language
      `),
      skills: [
        'Technical recruiting',
        'Sourcing',
        'Structured interviewing',
        'Relocation',
        'Employer branding',
      ],
      pay: [78_000, 102_000],
      period: 'year',
      at: ['office', 'lab'],
      work: 'flexible',
    },
    {
      title: 'IT Administrator',
      ladder: professional,
      field: 'IT administration',
      summary: 'Engineers will ask for root. You will have a better answer than no.',
      duties: lines(`
        Run identity, devices and collaboration tools
        Support labs and plants on site and remotely
        Separate office, lab and robot networks
        Automate joining, moving and leaving
        Test backups by restoring them
        Answer audits with evidence
      `),
      needs: lines(`
        Linux, macOS and Windows administration
        Scripting
        Identity providers and device management
        Service attitude
      `),
      pluses: lines(`
        ISO 27001
        Network engineering
        Lab environments
      `),
      skills: ['Identity management', 'Linux', 'Scripting', 'Networking', 'Device management'],
      pay: [78_000, 101_000],
      period: 'year',
      at: ['lab', 'plant'],
      work: 'office',
    },
  ],
};
