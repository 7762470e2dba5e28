import { crew, engineering, management, practitioner, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const manufacturing: Department = {
  name: 'Manufacturing',
  businessUnits: ['Operations'],
  team: lines(`
    The line builds 22 robots a shift. Each one is signed by the person who ran its last test, and customers send photographs.
    Improvements are tried on Tuesdays and kept by Thursday, or not at all. Last year the crew kept 214.
  `),
  shifts: lines(`
    First shift, 6 a.m. to 2:30 p.m., Monday to Friday.
    Second shift, 2 p.m. to 10:30 p.m., with a premium of $3.50 an hour.
    Four ten-hour days with Fridays off.
  `),
  roles: [
    {
      title: 'Robot Assembler',
      ladder: crew,
      field: 'mechanical or electrical assembly',
      summary: 'Six joints, 412 screws, one torque sequence, and at the end it moves.',
      duties: lines(`
        Assemble joints and arms by digital work instruction
        Route harnesses and check continuity
        Apply torque, grease and thread lock exactly
        Run end-of-line calibration
        Note what was awkward so that it is fixed
        Keep your station in order
      `),
      needs: lines(`
        Careful hands and good eyes
        Reading drawings, or willingness to learn
        Comfort with a tablet and simple tools
        Lifting up to 35 pounds
      `),
      pluses: lines(`
        IPC or soldering certificate
        Automotive or aerospace assembly
        Forklift license
      `),
      skills: [
        'Mechanical assembly',
        'Torque tools',
        'Wire harness',
        'Calibration',
        'Work instructions',
        '5S',
      ],
      pay: [23, 29.5],
      period: 'hour',
      at: ['plant'],
      employmentTypes: ['Full-time', 'Full-time', 'Temporary'],
      weight: 4,
    },
    {
      title: 'CNC Machinist',
      ladder: practitioner,
      field: 'CNC machining',
      summary: 'Bearing seats to six microns, every time, and the inspection report to prove it.',
      duties: lines(`
        Set up and run five-axis mills and lathes
        Write and improve programs
        Measure with CMM and gauges
        Choose tools and feeds, and watch wear
        Make prototypes next to production parts
        Train apprentices at the machine
      `),
      needs: lines(`
        Training or practice as a machinist
        G-code, offsets and a sense for sound
        Statistical process control basics
        Clean, safe habits
      `),
      pluses: lines(`
        Mastercam or Fusion
        Robot-tended cells
        Titanium and magnesium
      `),
      skills: ['CNC machining', 'CMM', 'CAM', 'GD&T', 'Setup', 'SPC'],
      pay: [29, 38.5],
      period: 'hour',
      at: ['plant'],
      weight: 2,
    },
    {
      title: 'Manufacturing Engineer',
      ladder: engineering,
      field: 'manufacturing engineering',
      summary: 'Our robots build our robots; you will decide which step they take over next.',
      duties: lines(`
        Design stations, fixtures and flows
        Introduce new products from prototype to rate
        Cut cycle time and rework with data
        Write work instructions with the people who use them
        Automate with our own arms
        Lead build readiness reviews
      `),
      needs: lines(`
        Degree in engineering
        Lean methods applied on a floor
        Fixture design
        Patience with people and none with waste
      `),
      pluses: lines(`
        PLC or robot programming
        Electronics manufacturing
        Value stream mapping
      `),
      skills: [
        'Lean manufacturing',
        'Fixture design',
        'Process improvement',
        'New product introduction',
        'Robot programming',
      ],
      pay: [92_000, 120_000],
      period: 'year',
      at: ['plant'],
      weight: 2,
    },
    {
      title: 'Production Supervisor',
      ladder: management,
      field: 'leading a production team',
      summary: 'Twenty-four people, one shift, and the authority to stop the line.',
      duties: lines(`
        Lead the shift from huddle to handover
        Balance stations when somebody is missing
        Train and cross-train by matrix
        Solve quality problems where they occur
        Own safety walks and near-miss reports
        Give feedback weekly
      `),
      needs: lines(`
        Leadership on a floor
        Quality and safety sense
        Basic planning and spreadsheets
        Fairness
      `),
      pluses: lines(`
        Electromechanical assembly
        Spanish or Polish
        Lean certification
      `),
      skills: ['Team leadership', 'Production planning', 'Safety', 'Quality control', 'Cross-training'],
      pay: [76_000, 98_000],
      period: 'year',
      at: ['plant'],
    },
    {
      title: 'Quality Technician',
      ladder: practitioner,
      field: 'quality inspection',
      summary: 'You are the customer’s eyes three weeks before they open the crate.',
      duties: lines(`
        Inspect incoming parts and first articles
        Audit stations and finished robots
        Run gauge studies
        Document and contain nonconformities
        Work with suppliers on causes
        Keep measuring equipment calibrated
      `),
      needs: lines(`
        Measurement skill from caliper to CMM
        Drawing and tolerance reading
        Objectivity
        Clear notes and photographs
      `),
      pluses: lines(`
        CQT or CQI certification
        ISO 9001 audits
        Electronics inspection
      `),
      skills: ['Inspection', 'CMM', 'ISO 9001', 'Root cause analysis', 'Calibration'],
      pay: [25.5, 33],
      period: 'hour',
      at: ['plant'],
    },
  ],
};

export const fieldService: Department = {
  name: 'Field Service',
  businessUnits: ['Customer Operations'],
  team: lines(`
    Thirty-one engineers in 14 countries, a chat that never sleeps and a rule: whoever fixes it writes it down before the flight home.
    You will travel about half of the time, and the other half is really at home.
  `),
  roles: [
    {
      title: 'Field Service Engineer',
      ladder: practitioner,
      field: 'field service or maintenance of automated machines',
      summary: 'The line stands still, forty people look at you, and you like that moment.',
      duties: lines(`
        Install, commission and repair robots at customers
        Diagnose by log and telephone before you travel
        Train operators and maintenance crews
        Replace joints and recalibrate on site
        Report causes to engineering with evidence
        Look after a van or kit of parts
      `),
      needs: lines(`
        Electrical or mechatronic training
        Driving license and readiness to travel half of the time
        Troubleshooting under observation
        Friendly, precise communication
      `),
      pluses: lines(`
        PLC programming
        A second language
        Experience with safety scanners
      `),
      skills: [
        'Commissioning',
        'Troubleshooting',
        'Electrical systems',
        'Customer training',
        'PLC',
        'Robot calibration',
      ],
      pay: [74_000, 96_000],
      period: 'year',
      at: ['office', 'plant'],
      weight: 4,
    },
    {
      title: 'Applications Engineer',
      ladder: engineering,
      field: 'automation or applications engineering',
      summary: 'A customer has a box, a belt and a doubt; by Friday you will have a cell that convinces.',
      duties: lines(`
        Test feasibility with the customer’s own parts
        Program demos and pilot cells
        Calculate reach, payload and cycle time
        Support integrators during the first installation
        Write application notes
        Bring requests back to product
      `),
      needs: lines(`
        Robot programming
        Gripper, vision or conveyor experience
        Presentation skill
        Degree in engineering or technician training
      `),
      pluses: lines(`
        Offline simulation
        Welding or dispensing
        Pre-sales experience
      `),
      skills: ['Robot programming', 'Simulation', 'Gripping', 'Machine vision', 'Pre-sales'],
      pay: [92_000, 119_000],
      period: 'year',
      at: ['office', 'lab'],
      work: 'office',
      weight: 2,
    },
    {
      title: 'Remote Support Specialist',
      ladder: professional,
      field: 'technical support',
      summary: 'Eight of ten stops are solved by you before anyone opens a toolbox.',
      duties: lines(`
        Answer calls and tickets from operators
        Read logs and connect remotely, with permission
        Guide repairs by video
        Decide when to send parts or people
        Improve the knowledge base daily
        Spot patterns across the fleet
      `),
      needs: lines(`
        Technical training and a calm voice
        Linux basics
        Clear writing
        Participation in a follow-the-sun rota
      `),
      pluses: lines(`
        German, Spanish, Japanese or Arabic
        Networking
        Field experience
      `),
      skills: ['Technical support', 'Linux', 'Log analysis', 'Troubleshooting', 'Customer service'],
      pay: [62_000, 82_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Service Operations Manager',
      ladder: management,
      field: 'service management',
      summary: 'Ninety-six percent of visits fix it the first time; you will look after the other four.',
      duties: lines(`
        Lead engineers across a region
        Plan visits, parts and on-call
        Own contracts, margins and response times
        Meet key customers quarterly
        Hire and train ahead of growth
        Fight repeat failures together with reliability
      `),
      needs: lines(`
        Service leadership
        Financial sense
        Travel about a third of the time
        Negotiation
      `),
      pluses: lines(`
        Field background
        ERP for spare parts
        Two languages
      `),
      skills: [
        'Service management',
        'Spare parts',
        'Contract management',
        'Team leadership',
        'Customer relations',
      ],
      pay: [104_000, 134_000],
      period: 'year',
      at: ['office'],
      work: 'office',
    },
  ],
};

export const safety: Department = {
  name: 'Safety and Certification',
  businessUnits: ['Platform', 'Operations'],
  team: lines(`
    Safety reports to the chief executive and can stop a release. It has, twice; both times the release was better for it.
    We are eleven people with a force gauge, a crash dummy’s arm and an open calendar.
  `),
  roles: [
    {
      title: 'Functional Safety Engineer',
      ladder: engineering,
      field: 'functional safety',
      summary:
        'Collaborative means that somebody trusts the arm beside their face; you will have done the calculation.',
      duties: lines(`
        Lead hazard and risk analyses for new robots
        Specify safety functions and their performance levels
        Verify hardware and software against ISO 13849 and IEC 61508
        Measure contact forces and stopping distances
        Work with notified bodies
        Teach engineers to think in failures
      `),
      needs: lines(`
        Experience with machine or automotive safety
        Knowledge of ISO 10218 and ISO/TS 15066
        Rigor in documents
        Courage to stop a release
      `),
      pluses: lines(`
        TÜV functional safety certificate
        Formal methods
        Safety PLCs
      `),
      skills: ['Functional safety', 'ISO 13849', 'IEC 61508', 'Risk assessment', 'ISO 10218', 'Verification'],
      pay: [118_000, 150_000],
      period: 'year',
      at: ['lab'],
      work: 'office',
      weight: 2,
    },
    {
      title: 'Compliance Engineer',
      ladder: engineering,
      field: 'product certification',
      summary: 'Fifty-three countries, nine marks on one label, and it has to fit.',
      duties: lines(`
        Plan certifications and test campaigns
        Prepare technical files and declarations
        Supervise tests for emissions, immunity and electrical safety
        Follow changes in standards and law
        Advise design on what will fail
        Answer authorities and customers
      `),
      needs: lines(`
        Knowledge of CE, UL or similar schemes
        EMC or electrical safety practice
        Organized files
        Degree in engineering
      `),
      pluses: lines(`
        Radio certification
        Cyber Resilience Act
        Mandarin or Korean
      `),
      skills: ['CE marking', 'UL certification', 'EMC', 'Technical files', 'Regulatory monitoring'],
      pay: [98_000, 126_000],
      period: 'year',
      at: ['lab', 'plant'],
      work: 'office',
    },
    {
      title: 'Environment, Health and Safety Specialist',
      ladder: professional,
      field: 'workplace safety',
      summary: 'Nobody has lost a day to an accident in 611 days, and the counter is yours now.',
      duties: lines(`
        Assess risks at stations and labs
        Investigate near misses with the crew
        Train on lockout, lifting, lasers and lithium
        Run drills that surprise a little
        Manage chemicals, waste and permits
        Advise on cells and building works
      `),
      needs: lines(`
        Degree or certificate in occupational safety
        Presence on the floor
        Knowledge of OSHA or local law
        Training skill
      `),
      pluses: lines(`
        CSP or NEBOSH
        ISO 45001
        Ergonomics
      `),
      skills: [
        'Occupational safety',
        'Risk assessment',
        'Incident investigation',
        'Lockout/tagout',
        'ISO 45001',
      ],
      pay: [76_000, 98_000],
      period: 'year',
      at: ['plant', 'lab'],
    },
  ],
};

export const supplyChain: Department = {
  name: 'Supply Chain',
  businessUnits: ['Operations'],
  team: lines(`
    Eleven hundred part numbers, two of which will be late this week. We know which, and we have a plan.
    Buyers visit every key supplier twice a year, and eat in their canteen.
  `),
  shifts: lines(`
    Day shift, Monday to Friday.
    Early shift from 5:30 a.m., finished by two.
  `),
  roles: [
    {
      title: 'Strategic Buyer',
      ladder: professional,
      focuses: ['Electronics', 'Castings and Machined Parts', 'Motors and Gears'],
      field: 'strategic purchasing',
      summary:
        'The gears come from two people in the world who are good at it, and both should like to hear from you.',
      duties: lines(`
        Develop and negotiate with suppliers
        Secure second sources before they are needed
        Join design reviews early
        Track cost down to process steps
        Manage contracts and tooling
        Check working and environmental conditions on site
      `),
      needs: lines(`
        Experience with engineered parts
        Cost analysis
        Negotiation in English
        Travel up to a quarter of the time
      `),
      pluses: lines(`
        Engineering background
        Mandarin, German or Japanese
        CPSM or CIPS
      `),
      skills: ['Strategic sourcing', 'Negotiation', 'Cost analysis', 'Supplier development', 'Contracts'],
      pay: [86_000, 112_000],
      period: 'year',
      at: ['plant', 'office'],
      work: 'office',
    },
    {
      title: 'Production Planner',
      ladder: professional,
      field: 'production planning',
      summary: 'You will promise dates that hold.',
      duties: lines(`
        Turn forecast into a build plan
        Balance capacity, stock and promises
        Release orders and follow shortages
        Run the weekly plan with sales and plant
        Keep master data true
        Model what happens if
      `),
      needs: lines(`
        Planning in ERP or a planning tool
        Strong spreadsheets
        Firm, friendly manner
        Lead-time logic
      `),
      pluses: lines(`
        APICS or ASCM certificate
        SQL
        High-mix, low-volume production
      `),
      skills: ['Production planning', 'ERP', 'Forecasting', 'Inventory control', 'Excel'],
      pay: [72_000, 94_000],
      period: 'year',
      at: ['plant'],
      work: 'office',
    },
    {
      title: 'Warehouse Technician',
      ladder: crew,
      field: 'warehouse work',
      summary: 'Our carriers fetch the pallets; you handle what needs judgment.',
      duties: lines(`
        Receive, check and put away parts
        Supply the line by kanban
        Pack robots in crates that survive the sea
        Count cycles and find the differences
        Work with the carriers, and report their mistakes
        Keep hazardous goods separate
      `),
      needs: lines(`
        Careful counting
        Ability to lift 40 pounds
        Forklift training, which we can give
        Basic computer skills
      `),
      pluses: lines(`
        Forklift license
        Export packing
        ESD handling
      `),
      skills: ['Receiving', 'Kanban', 'Forklift', 'Packing', 'Cycle counting'],
      pay: [20.5, 26],
      period: 'hour',
      at: ['plant'],
      weight: 2,
    },
  ],
};
