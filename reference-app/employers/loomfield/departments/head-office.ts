import { engineering, management, practitioner, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const marketing: Department = {
  name: 'Marketing',
  businessUnits: ['Head Office'],
  team: lines(`
    We print a paper every month, paint signs by hand and run a good newsletter. The loudspeaker announcements were abolished by vote.
    Photographers, writers and sign painters are employed here, not hired by the day.
  `),
  roles: [
    {
      title: 'Copywriter',
      ladder: professional,
      field: 'writing for a brand or a publication',
      summary: 'A sign of nine words has to sell a turnip.',
      duties: lines(`
        Write signs, packaging, mails and the monthly paper
        Interview farmers and crews
        Keep the voice: warm, dry, short
        Check claims with quality
        Edit others kindly
        Test subject lines and learn
      `),
      needs: lines(`
        Portfolio of short and long texts
        Interest in food
        Speed on Thursdays
        Openness to edits
      `),
      pluses: lines(`
        Journalism
        Recipe writing
        Spanish
      `),
      skills: ['Copywriting', 'Editing', 'Interviewing', 'Email marketing', 'Brand voice'],
      pay: [62_000, 82_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Sign Artist',
      ladder: practitioner,
      field: 'lettering, illustration or design',
      summary: 'Every market has a chalk wall, and people take pictures of it.',
      duties: lines(`
        Letter and illustrate boards and windows
        Translate the week’s produce into pictures
        Keep prices legible from ten feet
        Teach crews basic lettering
        Maintain stencils and paint
        Document for the other markets
      `),
      needs: lines(`
        Hand lettering portfolio
        Work on ladders
        Quick changes
        Own style and shared taste
      `),
      pluses: lines(`
        Digital illustration
        Screen printing
        Driver’s license
      `),
      skills: ['Lettering', 'Illustration', 'Layout', 'Chalk art', 'Signage'],
      pay: [21, 27],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Full-time', 'Part-time'],
      weight: 2,
    },
    {
      title: 'Loyalty Program Manager',
      ladder: management,
      field: 'customer relationship marketing',
      summary: 'One card, two million households, and a promise not to be creepy.',
      duties: lines(`
        Own the membership from sign-up to thank-you
        Plan offers that fit and stop those that do not
        Measure with control groups
        Guard privacy with legal
        Work with stores on service
        Report to members once a year
      `),
      needs: lines(`
        Loyalty or subscription experience
        Analytics
        Plain communication
        Judgment about data
      `),
      pluses: lines(`
        Grocery
        SQL
        Consumer research
      `),
      skills: ['Loyalty programs', 'CRM', 'Experimentation', 'Privacy', 'Analytics'],
      pay: [92_000, 118_000],
      period: 'year',
      at: ['office'],
      work: 'office',
    },
  ],
};

export const ecommerce: Department = {
  name: 'E-commerce',
  businessUnits: ['Loomfield Online'],
  team: lines(`
    The online shop is built by 26 people who each pick orders in a market for one day a month.
    Substitutions are decided by a person who cooks. It is our best feature, and it is not a feature.
  `),
  shifts: lines(`
    Picking starts at 4 a.m. and ends at noon.
    Afternoon shift from noon to 8 p.m.
  `),
  roles: [
    {
      title: 'Order Picker',
      ladder: practitioner,
      field: 'retail, warehouse or kitchen work',
      summary: 'Somebody you never meet trusts you to choose their avocados.',
      duties: lines(`
        Pick orders for pickup and delivery
        Choose produce as if for yourself
        Message customers about substitutions
        Pack cold, frozen and fragile
        Hand over at the curb with a smile
        Report what runs out
      `),
      needs: lines(`
        Quick feet and good judgment
        Smartphone routine
        Lifting 40 pounds
        Early or weekend hours
      `),
      pluses: lines(`
        Store knowledge
        Cooking
        Second language
      `),
      skills: ['Order picking', 'Product knowledge', 'Customer messaging', 'Packing'],
      pay: [17.5, 21],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Part-time', 'Full-time', 'Seasonal'],
      weight: 4,
    },
    {
      title: 'Software Engineer',
      ladder: engineering,
      focuses: ['Online Shop', 'Store Systems'],
      field: 'software development',
      summary: 'Traffic doubles when it snows, and you will sleep through it.',
      duties: lines(`
        Develop shop, picking and store tools in TypeScript and Kotlin
        Keep pages fast on old phones
        Work with crews who use what you build
        Test, monitor and repair
        Make it accessible
        Simplify each quarter
      `),
      needs: lines(`
        Web development in production
        SQL
        Testing habit
        Clear communication
      `),
      pluses: lines(`
        Kotlin or Android
        Search or recommendations
        Retail systems
      `),
      skills: ['TypeScript', 'Kotlin', 'React', 'PostgreSQL', 'Accessibility', 'Testing'],
      pay: [108_000, 138_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Online Merchandiser',
      ladder: professional,
      field: 'e-commerce merchandising',
      summary: 'Searching for "something for tonight" should find dinner.',
      duties: lines(`
        Curate categories, recipes and seasons
        Tune search and synonyms
        Write product texts with allergens right
        Plan photographs
        Analyze what people look for and do not find
        Work with buyers on launches
      `),
      needs: lines(`
        E-commerce experience
        Data and taste
        Careful texts
        Organization
      `),
      pluses: lines(`
        Search tuning
        Food styling
        HTML basics
      `),
      skills: ['Merchandising', 'Search tuning', 'Content management', 'Analytics', 'Copywriting'],
      pay: [64_000, 84_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Customer Care Agent',
      ladder: practitioner,
      field: 'customer care',
      summary:
        'The eggs broke, the guests arrive at seven: you can send a courier, and you need not ask anyone.',
      duties: lines(`
        Answer mails, chats and calls
        Refund, replace or surprise by your judgment
        Coordinate with markets and drivers
        Tag causes so that they get fixed
        Write help pages
        Stay human with the one who shouts
      `),
      needs: lines(`
        Friendly, correct writing
        Typing while listening
        Resilience
        Some evenings
      `),
      pluses: lines(`
        Spanish
        Grocery experience
        Help desk software
      `),
      skills: ['Customer care', 'Writing', 'Problem solving', 'Chat support', 'Refunds'],
      pay: [19, 23.5],
      period: 'hour',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
  ],
};

export const financePeople: Department = {
  name: 'Finance and People',
  businessUnits: ['Head Office'],
  team: lines(`
    Head office is one floor above a market. The stairs lead past the bakery, which explains the turnout at meetings.
    Once a year everybody here works a full week in a store, the chief executive included.
  `),
  roles: [
    {
      title: 'Accounts Payable Specialist',
      ladder: professional,
      field: 'accounts payable',
      summary: 'Farmers are paid within seven days; you are the reason.',
      duties: lines(`
        Process and match invoices
        Clear differences with stores and suppliers
        Prepare payment runs
        Reconcile accounts monthly
        Help small suppliers with their paperwork
        Automate what repeats
      `),
      needs: lines(`
        Accounting basics
        Accuracy
        Friendly persistence
        ERP routine
      `),
      pluses: lines(`
        Retail
        Excel macros
        Spanish
      `),
      skills: ['Accounts payable', 'Reconciliation', 'ERP', 'Excel', 'Supplier service'],
      pay: [52_000, 66_000],
      period: 'year',
      at: ['office'],
      work: 'office',
    },
    {
      title: 'Business Analyst',
      ladder: professional,
      focuses: ['Store Performance', 'Supply'],
      field: 'business analysis',
      summary: 'You will tell store managers something they did not know, and they will thank you for it.',
      duties: lines(`
        Analyze sales, labor and waste
        Build reports that fit one screen
        Support openings and remodels with models
        Test ideas in matched stores
        Present to crews and to the board
        Keep definitions in one place
      `),
      needs: lines(`
        SQL and spreadsheets
        Causal thinking
        Presentation
        Retail interest
      `),
      pluses: lines(`
        Python or R
        Geodata
        Power BI
      `),
      skills: ['SQL', 'Excel', 'Power BI', 'Experimentation', 'Financial modeling'],
      pay: [74_000, 97_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Store Recruiter',
      ladder: professional,
      field: 'recruiting or store leadership',
      summary: 'First jobs are a serious matter; you will give out about six hundred a year.',
      duties: lines(`
        Hire for a group of markets
        Hold open interviews in stores
        Work with schools, shelters and veterans’ groups
        Answer within three days
        Train managers in fair interviews
        Check in after 30 and 90 days
      `),
      needs: lines(`
        Hiring or store experience
        Liking for people
        Driver’s license
        Organization
      `),
      pluses: lines(`
        Spanish, Somali or Vietnamese
        Apprenticeships
        Social media
      `),
      skills: ['Recruiting', 'Interviewing', 'Community outreach', 'Onboarding', 'Scheduling'],
      pay: [58_000, 75_000],
      period: 'year',
      at: ['office', 'market'],
      work: 'office',
    },
    {
      title: 'Training Specialist',
      ladder: professional,
      field: 'training or store leadership',
      summary: 'Cheese school, knife school, first-time-manager school: the timetable is yours.',
      duties: lines(`
        Plan and teach courses in stores and online
        Develop trainers in each market
        Write job aids that fit an apron pocket
        Run the manager program
        Measure what sticks
        Keep certificates current
      `),
      needs: lines(`
        Teaching of adults
        Retail or kitchen background
        Clear materials
        Travel two days a week
      `),
      pluses: lines(`
        Food safety trainer
        Video
        Bilingual teaching
      `),
      skills: ['Training', 'Facilitation', 'Instructional design', 'Food safety', 'Coaching'],
      pay: [60_000, 78_000],
      period: 'year',
      at: ['office'],
      work: 'office',
    },
  ],
};

export const property: Department = {
  name: 'Property and Maintenance',
  businessUnits: ['Head Office', 'Markets'],
  team: lines(`
    Nine of our markets are in buildings older than the company, among them a trolley depot and a silent-film theater. We keep them standing and cold.
    Each technician has a van, ten markets and a telephone that mostly stays quiet.
  `),
  shifts: lines(`
    Monday to Friday from 6 a.m., with paid call one week in seven.
    Second shift, for work that has to wait until customers are gone.
  `),
  roles: [
    {
      title: 'Refrigeration Technician',
      ladder: practitioner,
      field: 'commercial refrigeration',
      summary: 'It is August, the cases read 44 degrees, and you are already on the way.',
      duties: lines(`
        Maintain and repair cases, racks and walk-ins
        Convert systems to CO2
        Trace and repair leaks, and log refrigerant
        Watch alarms remotely
        Tune for energy
        Teach crews what to report
      `),
      needs: lines(`
        Refrigerant certification
        Electrical troubleshooting
        Driver’s license
        On-call in rotation
      `),
      pluses: lines(`
        CO2 transcritical systems
        Controls programming
        Welding
      `),
      skills: ['Refrigeration', 'Troubleshooting', 'CO2 systems', 'Controls', 'Preventive maintenance'],
      pay: [32, 43],
      period: 'hour',
      at: ['market', 'warehouse'],
      weight: 2,
    },
    {
      title: 'Maintenance Technician',
      ladder: practitioner,
      field: 'building maintenance',
      summary: 'Doors, drains, ovens and a mural that needs a touch-up.',
      duties: lines(`
        Repair what breaks and prevent what would
        Keep equipment logs
        Supervise small contractors
        Check fire doors, lights and floors
        Build fixtures for displays
        Respond to storms and leaks
      `),
      needs: lines(`
        Broad trade skills
        Own judgment on what is urgent
        Ladders and lifting
        Driver’s license
      `),
      pluses: lines(`
        Electrical or plumbing license
        Carpentry
        Kitchen equipment
      `),
      skills: ['Building maintenance', 'Plumbing', 'Electrical repair', 'Carpentry', 'Safety inspection'],
      pay: [24.5, 32],
      period: 'hour',
      at: ['market', 'warehouse'],
      weight: 2,
    },
    {
      title: 'Construction Project Manager',
      ladder: management,
      field: 'retail or building construction',
      summary: 'Seven new markets in two years, and none of them may look like the last.',
      duties: lines(`
        Lead projects from lease to opening
        Work with architects, crews and neighbors
        Control budget and permits
        Reuse what the building offers
        Open on the announced day
        Review after a year with the store
      `),
      needs: lines(`
        Construction management
        Contracts and codes
        Negotiation
        Travel
      `),
      pluses: lines(`
        Historic buildings
        Energy standards
        Grocery projects
      `),
      skills: ['Construction management', 'Budgeting', 'Permits', 'Contract negotiation', 'Scheduling'],
      pay: [94_000, 122_000],
      period: 'year',
      at: ['office'],
      work: 'office',
    },
  ],
};
