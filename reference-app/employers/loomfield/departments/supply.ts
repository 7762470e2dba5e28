import { crew, management, practitioner, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const logistics: Department = {
  name: 'Logistics',
  businessUnits: ['Supply'],
  team: lines(`
    Two warehouses, 74 trucks, and strawberries that are on a shelf 19 hours after they were picked.
    Drivers plan their own routes with the dispatchers, and most of them have known their markets for years.
  `),
  shifts: lines(`
    Nights from 9 p.m. to 5:30 a.m., with a premium.
    Days from 5 a.m., home in the early afternoon.
    Four tens, with a fixed day off.
  `),
  roles: [
    {
      title: 'Warehouse Associate',
      ladder: crew,
      field: 'warehouse or physical work',
      summary: 'Everything our customers eat this week passes through your hands tonight.',
      duties: lines(`
        Pick orders by voice or scanner
        Build pallets that arrive upright
        Receive and check temperatures
        Load trucks in delivery order
        Count stock and find differences
        Keep aisles safe and clean
      `),
      needs: lines(`
        Lifting up to 50 pounds through a shift
        Work at 36 degrees in the chilled hall, with gear from us
        Reliability
        Basic English for safety rules
      `),
      pluses: lines(`
        Pallet jack or forklift
        Voice picking
        Cold store experience
      `),
      skills: ['Order picking', 'Palletizing', 'Pallet jack', 'Cold chain', 'Safety'],
      pay: [19.5, 24],
      period: 'hour',
      at: ['warehouse'],
      employmentTypes: ['Full-time', 'Full-time', 'Part-time', 'Seasonal'],
      weight: 4,
    },
    {
      title: 'Delivery Driver',
      ladder: practitioner,
      focuses: ['Market Routes', 'Home Delivery'],
      field: 'driving for work',
      summary: 'You are the only one of us that some customers ever meet.',
      duties: lines(`
        Check, load and drive a refrigerated truck or van
        Deliver on time and to the right shelf
        Keep temperatures and paperwork
        Collect crates and food bank donations
        Help dispatch with what the map does not know
        Drive as if the boss lived on that street
      `),
      needs: lines(`
        Driver’s license of the class required, and a clean record
        Safe and economical driving
        Lifting up to 50 pounds
        Courtesy at the door
      `),
      pluses: lines(`
        Commercial license class B or A
        Electric vehicles
        Lift gate experience
      `),
      skills: ['Driving', 'Route planning', 'Cold chain', 'Customer service', 'Vehicle inspection'],
      pay: [22, 29],
      period: 'hour',
      at: ['warehouse'],
      weight: 3,
    },
    {
      title: 'Forklift Operator',
      ladder: practitioner,
      field: 'forklift or reach truck operation',
      summary: 'Eleven meters up stands the olive oil, and you put it there without a scratch.',
      duties: lines(`
        Operate reach trucks and counterbalance forklifts
        Put away and replenish by system
        Inspect your truck daily
        Report racking damage at once
        Support picking at peaks
        Train new operators
      `),
      needs: lines(`
        Forklift certification
        Depth perception and patience
        Scanner routine
        Safety first, speed second
      `),
      pluses: lines(`
        Very narrow aisle trucks
        Freezer work
        Trainer certificate
      `),
      skills: ['Forklift', 'Reach truck', 'Warehouse systems', 'Safety', 'Replenishment'],
      pay: [21.5, 27],
      period: 'hour',
      at: ['warehouse'],
      weight: 2,
    },
    {
      title: 'Transport Planner',
      ladder: professional,
      field: 'dispatch or transport planning',
      summary: 'Snow on the pass, a driver with a fever and 40 markets that open at seven: a normal Tuesday.',
      duties: lines(`
        Plan routes and loads every day
        Reply to delays before stores call
        Lower empty miles
        Watch hours of service
        Book carriers at peaks
        Measure on-time delivery and fuel
      `),
      needs: lines(`
        Dispatch experience
        Quick, calm decisions
        Route planning software
        Early shifts in rotation
      `),
      pluses: lines(`
        Refrigerated freight
        Electric fleet planning
        SQL or Python
      `),
      skills: ['Dispatch', 'Route planning', 'Carrier management', 'Hours of service', 'Excel'],
      pay: [58_000, 76_000],
      period: 'year',
      at: ['warehouse'],
    },
    {
      title: 'Warehouse Shift Manager',
      ladder: management,
      field: 'warehouse leadership',
      summary: 'Sixty people, 38,000 cases, one night.',
      duties: lines(`
        Lead the shift safely and on time
        Plan labor by volume
        Coach leads in conversations and numbers
        Solve damages, shortages and breakdowns
        Improve one process a month
        Hand over clean
      `),
      needs: lines(`
        Leadership in logistics
        Data sense
        Knowledge of safety law
        Night or late work
      `),
      pluses: lines(`
        Automation experience
        Lean
        Spanish
      `),
      skills: ['Warehouse management', 'Labor planning', 'Safety', 'Lean', 'Coaching'],
      pay: [74_000, 94_000],
      period: 'year',
      at: ['warehouse'],
    },
  ],
};

export const buying: Department = {
  name: 'Buying',
  businessUnits: ['Supply', 'Head Office'],
  team: lines(`
    Buyers work at a tasting table with a sink. About one product in thirty makes it to the shelf.
    We sign contracts for three years with growers, because orchards do not plan by the quarter.
  `),
  roles: [
    {
      title: 'Category Buyer',
      ladder: professional,
      focuses: ['Produce', 'Dairy and Eggs', 'Pantry', 'Wine and Beer', 'Household'],
      field: 'buying for retail or restaurants',
      summary: 'You will decide what 90 towns can have for dinner.',
      duties: lines(`
        Choose the range and drop what is only there by habit
        Negotiate fairly and for the long term
        Visit producers in the season
        Plan promotions that help customers more than the leaflet
        Watch price, quality and waste weekly
        Bring small makers to scale gently
      `),
      needs: lines(`
        Buying or category experience
        Taste and numbers
        Negotiation
        Travel several days a month
      `),
      pluses: lines(`
        Food science or agriculture
        Spanish or Italian
        Private label
      `),
      skills: ['Category management', 'Negotiation', 'Supplier relations', 'Pricing', 'Assortment planning'],
      pay: [78_000, 104_000],
      period: 'year',
      at: ['office'],
      work: 'office',
      weight: 2,
    },
    {
      title: 'Local Sourcing Coordinator',
      ladder: professional,
      field: 'local food or purchasing',
      summary:
        'Forty percent of what we sell comes from within a day’s drive; you are going to find the rest.',
      duties: lines(`
        Scout farms, fisheries and makers
        Help them with labels, barcodes and insurance
        Set up delivery that works for a pickup truck
        Introduce producers to store crews
        Track volumes and payments
        Tell the story correctly
      `),
      needs: lines(`
        Knowledge of small food businesses
        Driver’s license
        Order in many small details
        Friendliness at farm gates
      `),
      pluses: lines(`
        Agriculture background
        Food safety for producers
        Second language
      `),
      skills: [
        'Local sourcing',
        'Supplier onboarding',
        'Food labeling',
        'Project coordination',
        'Relationship building',
      ],
      pay: [56_000, 72_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Food Quality Specialist',
      ladder: professional,
      field: 'food quality or food science',
      summary: 'You have the right to empty a shelf, in 90 stores, within an hour.',
      duties: lines(`
        Approve suppliers and products
        Check labels, allergens and claims
        Plan sampling and laboratory tests
        Handle complaints and recalls
        Audit stores, kitchen and warehouses
        Teach food safety with good stories
      `),
      needs: lines(`
        Degree in food science or similar
        HACCP and labeling law
        Independence
        Travel a quarter of the time
      `),
      pluses: lines(`
        SQF or BRC auditor
        Microbiology
        Organic certification
      `),
      skills: ['Food safety', 'HACCP', 'Labeling', 'Auditing', 'Recall management', 'Allergen control'],
      pay: [66_000, 86_000],
      period: 'year',
      at: ['office', 'warehouse'],
      work: 'office',
    },
    {
      title: 'Replenishment Analyst',
      ladder: professional,
      field: 'forecasting or inventory analysis',
      summary: 'Too many strawberries rot, too few disappoint; the truth lies in your forecast.',
      duties: lines(`
        Forecast demand by store, day and weather
        Tune order parameters
        Find the reasons for empty shelves
        Work with buyers on launches and seasons
        Reduce waste, measured in pounds
        Build dashboards that crews read
      `),
      needs: lines(`
        Statistics and SQL
        Experience with inventory
        Explaining models simply
        Interest in stores
      `),
      pluses: lines(`
        Python or R
        Perishables
        Retail planning systems
      `),
      skills: ['Forecasting', 'SQL', 'Inventory', 'Statistics', 'Dashboards', 'Python'],
      pay: [68_000, 90_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
  ],
};
