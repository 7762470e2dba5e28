import { crew, management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

const storeShifts = lines(`
  Early shift from 5 a.m., day shift, or closing shift until 10:30 p.m.; the plan is posted three weeks ahead.
  Opening or closing, five days out of seven, with two days off in a row.
  Shifts of six to eight hours; swap them with colleagues on your phone.
`);

export const storeOperations: Department = {
  name: 'Store Operations',
  businessUnits: ['Markets'],
  team: lines(`
    A Loomfield market has about 90 people, from first job to fortieth year. Everybody can run a register, the store manager included.
    We eat together at 3 p.m., at a long table behind the bakery. New products are tried there before they reach a shelf.
    Each crew decides on its own display for local producers. Head office finds out from the photographs.
  `),
  shifts: storeShifts,
  roles: [
    {
      title: 'Cashier',
      ladder: crew,
      field: 'a shop, a café or another place with customers',
      summary: 'For many of our regulars you are the conversation of the day.',
      duties: lines(`
        Scan, weigh and take payment, with a look up and a hello
        Help at the self-checkouts without making anyone feel watched
        Check ages and handle returns
        Bag with sense: bread on top
        Keep your lane clean and stocked
        Balance your drawer at the end of the shift
      `),
      needs: lines(`
        Friendliness that lasts for a whole queue
        Honest handling of money
        Standing for most of a shift
        Availability on some weekends
      `),
      pluses: lines(`
        Spanish or another language of the neighborhood
        Register experience
        You know your produce codes, or like memory games
      `),
      skills: ['Customer service', 'Cash handling', 'Point of sale', 'Product knowledge', 'Age verification'],
      pay: [16.5, 20],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Part-time', 'Part-time', 'Full-time', 'Seasonal'],
      weight: 5,
    },
    {
      title: 'Grocery Clerk',
      ladder: crew,
      field: 'retail or stock work',
      summary: 'Forty pallets arrive before dawn, and by eight the shelves look as if nothing had happened.',
      duties: lines(`
        Unload, sort and shelve deliveries
        Rotate by date and take out what is past it
        Build displays that can be shopped
        Answer where the tahini is, and walk there
        Change price tags and check them
        Break down cardboard and keep the back room safe
      `),
      needs: lines(`
        Ability to lift 45 pounds
        An eye for order
        Early hours without grumbling, or late ones
        Team spirit
      `),
      pluses: lines(`
        Pallet jack experience
        Knowledge of organic or gluten-free ranges
        A food handler card
      `),
      skills: [
        'Stocking',
        'Rotation',
        'Merchandising',
        'Pallet jack',
        'Customer service',
        'Inventory counts',
      ],
      pay: [17, 21],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Full-time', 'Part-time', 'Seasonal'],
      weight: 5,
    },
    {
      title: 'Produce Specialist',
      ladder: crew,
      field: 'produce, farming or kitchen work',
      summary: 'You will know when the peaches are ready, and tell people to come back on Thursday.',
      duties: lines(`
        Inspect deliveries and send back what is not good enough
        Trim, mist and rotate all day
        Cut fruit and make crudités to food safety rules
        Offer tastings and name the farm
        Order for your section by season and weather
        Donate or compost what will not sell
      `),
      needs: lines(`
        Interest in fruit, vegetables and where they grow
        Knife skill, or readiness to learn
        Work in cool, wet places
        Lifting up to 50 pounds
      `),
      pluses: lines(`
        Farmers’ market or farm experience
        Floral arranging
        Ordering systems
      `),
      skills: ['Produce', 'Quality inspection', 'Food safety', 'Ordering', 'Merchandising', 'Knife skills'],
      pay: [17.5, 22],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Full-time', 'Part-time'],
      weight: 3,
    },
    {
      title: 'Customer Service Lead',
      ladder: practitioner,
      field: 'retail with some responsibility for others',
      summary: 'You will be at the desk where things are put right.',
      duties: lines(`
        Lead the front end for your shift
        Plan breaks and lanes by the hour
        Settle complaints on the spot, generously
        Train cashiers
        Handle cash office and safe counts
        Note what customers ask for and cannot find
      `),
      needs: lines(`
        Experience in guiding a small team
        Calm with ten things at once
        Trustworthiness with cash
        Open availability
      `),
      pluses: lines(`
        Cash office experience
        Scheduling software
        First aid
      `),
      skills: ['Team leadership', 'Complaint handling', 'Cash office', 'Scheduling', 'Training'],
      pay: [20.5, 25.5],
      period: 'hour',
      at: ['market'],
      weight: 2,
    },
    {
      title: 'Assistant Store Manager',
      ladder: management,
      field: 'managing part of a store or restaurant',
      summary: 'In about two years you should have a market of your own; the training is built that way.',
      duties: lines(`
        Run the market in the manager’s absence
        Own two departments and their results
        Hire, schedule and develop people
        Walk the floor with each section lead daily
        Control waste, shrink and labor
        Keep food and workplace safety beyond doubt
      `),
      needs: lines(`
        Leadership in food retail or hospitality
        Reading a profit and loss statement
        Energy for early and late days
        Fair decisions
      `),
      pluses: lines(`
        Fresh department experience
        Food safety manager certificate
        Store openings
      `),
      skills: [
        'Store management',
        'Profit and loss',
        'Scheduling',
        'Food safety',
        'Coaching',
        'Shrink control',
      ],
      pay: [62_000, 80_000],
      period: 'year',
      at: ['market'],
      weight: 2,
    },
    {
      title: 'Store Manager',
      ladder: management,
      field: 'leading a store',
      summary: 'The keys, the budget and the hiring are yours, and so is the mural on the wall.',
      duties: lines(`
        Lead 80 to 120 people and develop the next managers
        Set goals for sales, waste and service with your leads
        Choose local producers and events
        Know your regulars and your neighbors
        Answer for safety, cash and compliance
        Share what works with the other markets
      `),
      needs: lines(`
        Experience in running a food store
        Business results you can explain
        Presence on the floor
        Generous leadership
      `),
      pluses: lines(`
        Multi-site experience
        Union environment
        Second language
      `),
      skills: ['Store management', 'Leadership', 'Profit and loss', 'Local sourcing', 'Community relations'],
      pay: [84_000, 112_000],
      period: 'year',
      at: ['market'],
    },
  ],
};

export const bakery: Department = {
  name: 'Bakery',
  businessUnits: ['Markets', 'Loomfield Kitchen'],
  team: lines(`
    The ovens are in sight of the customers, and the starter is 26 years old. It has a name, which you will learn on your first day.
    Bakers start at three in the morning and are done before lunch. Those who like it would not trade.
  `),
  shifts: lines(`
    From 3 a.m. to 11 a.m., five days a week.
    From 6 a.m. to 2 p.m., with every other weekend free.
    Four ten-hour nights.
  `),
  roles: [
    {
      title: 'Baker',
      ladder: practitioner,
      field: 'a bakery',
      summary:
        'Flour, water, salt and time: nothing else goes into the country loaf, and all four will be your responsibility.',
      duties: lines(`
        Mix, shape, proof and bake by hand and by feel
        Look after the starter
        Adjust to flour, humidity and season
        Bake off croissants and buns for opening
        Keep the bench and the ovens clean
        Write down the batch and taste it
      `),
      needs: lines(`
        Training or practice as a baker
        Lifting 50-pound flour bags
        Nights and early mornings
        Food safety habits
      `),
      pluses: lines(`
        Sourdough experience
        Laminated doughs
        Gluten-free baking
      `),
      skills: ['Sourdough', 'Dough mixing', 'Shaping', 'Oven work', 'Food safety', 'Lamination'],
      pay: [20, 26.5],
      period: 'hour',
      at: ['market', 'kitchen'],
      weight: 3,
    },
    {
      title: 'Pastry Cook',
      ladder: practitioner,
      field: 'pastry or dessert work',
      summary: 'Birthdays in this town have our ribbon on the box.',
      duties: lines(`
        Prepare tarts, cakes and cookies
        Decorate to order, with correct spelling
        Plan the case for the day
        Keep allergens apart and labeled
        Develop a seasonal special with the team
        Train helpers
      `),
      needs: lines(`
        Pastry training or experience
        Steady hands and good taste
        Knowledge of allergens
        Weekends before holidays
      `),
      pluses: lines(`
        Cake decorating portfolio
        Chocolate work
        Vegan pastry
      `),
      skills: ['Pastry', 'Cake decorating', 'Allergen control', 'Recipe development', 'Food safety'],
      pay: [20.5, 26],
      period: 'hour',
      at: ['market', 'kitchen'],
      weight: 2,
    },
    {
      title: 'Bakery Counter Clerk',
      ladder: crew,
      field: 'food service or retail',
      summary: 'The best job in the building for anybody who likes warm bread and short conversations.',
      duties: lines(`
        Serve and slice
        Describe loaves, and offer the heel to taste
        Take orders and call when they are ready
        Keep the case full and beautiful
        Wash trays, scales and glass
        Pack what is left for the food bank
      `),
      needs: lines(`
        Warmth
        Food handler card, or a day to get it
        Early mornings or weekends
        Standing and light lifting
      `),
      pluses: lines(`
        Barista skill
        Bakery knowledge
        A second language
      `),
      skills: ['Customer service', 'Food handling', 'Order taking', 'Display', 'Coffee'],
      pay: [16.5, 20],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Part-time', 'Full-time', 'Seasonal'],
      weight: 3,
    },
    {
      title: 'Bakery Manager',
      ladder: management,
      field: 'leading a bakery',
      summary:
        'You will bake, lead and count, in this order before seven and in the reverse order afterward.',
      duties: lines(`
        Lead bakers, pastry cooks and counter
        Plan production by day and weather
        Own cost, waste and quality
        Hire and teach
        Introduce two new products a season
        Keep machines maintained
      `),
      needs: lines(`
        Professional baking
        Leadership of a shift or team
        Cost calculation
        Food safety certificate
      `),
      pluses: lines(`
        Master’s diploma
        Opening a bakery
        Grain knowledge
      `),
      skills: ['Bakery management', 'Production planning', 'Food cost', 'Coaching', 'Quality'],
      pay: [60_000, 76_000],
      period: 'year',
      at: ['market'],
    },
  ],
};

export const freshFoods: Department = {
  name: 'Fresh Foods',
  businessUnits: ['Markets', 'Loomfield Kitchen'],
  team: lines(`
    Butchers, cheesemongers and cooks share one corner and a rivalry over who has the longer queue.
    We cut, age and cook in the house, and can name the farm for almost everything in the case.
  `),
  shifts: storeShifts,
  roles: [
    {
      title: 'Butcher',
      ladder: practitioner,
      field: 'meat cutting',
      summary: 'Whole animals, nothing wasted, and advice for the person who has never cooked a shoulder.',
      duties: lines(`
        Break down beef, pork and lamb
        Cut to order and tie roasts
        Make sausage by our recipes
        Explain cuts and cooking
        Keep cold chain and records
        Train apprentices
      `),
      needs: lines(`
        Cutting experience
        Safe knife and saw practice
        Work in the cold
        Lifting 60 pounds
      `),
      pluses: lines(`
        Whole-animal butchery
        Charcuterie
        HACCP certificate
      `),
      skills: ['Butchery', 'Knife skills', 'Sausage making', 'HACCP', 'Customer advice'],
      pay: [22.5, 30],
      period: 'hour',
      at: ['market'],
      weight: 2,
    },
    {
      title: 'Cheesemonger',
      ladder: practitioner,
      field: 'cheese, wine or specialty food',
      summary: 'Two hundred cheeses, and the right one for somebody who says they do not like any.',
      duties: lines(`
        Cut, wrap and care for cheese
        Offer tastes and pairings
        Receive wheels and judge ripeness
        Write signs that make people curious
        Order with small dairies
        Teach a class once a month
      `),
      needs: lines(`
        Palate and memory
        Food safety habits
        Gift of talking and of listening
        Evenings or weekends
      `),
      pluses: lines(`
        Certified Cheese Professional
        Wine knowledge
        French, Italian or Spanish
      `),
      skills: ['Cheese', 'Pairing', 'Food safety', 'Ordering', 'Customer advice', 'Teaching'],
      pay: [19, 24.5],
      period: 'hour',
      at: ['market'],
      employmentTypes: ['Full-time', 'Part-time'],
    },
    {
      title: 'Prepared Foods Cook',
      ladder: practitioner,
      field: 'a professional kitchen',
      summary: 'Restaurant cooking with daylight, health insurance and nobody shouting.',
      duties: lines(`
        Cook soups, roasts and salads in batches
        Season, taste, adjust
        Follow recipes and improve them on Mondays
        Cool, label and hold safely
        Serve at lunch when it is busy
        Leave the kitchen as you would like to find it
      `),
      needs: lines(`
        Line or batch cooking
        Clean and quick work
        Food handler card
        Team play
      `),
      pluses: lines(`
        Culinary school
        Vegetarian or regional cuisine
        Catering
      `),
      skills: ['Batch cooking', 'Food safety', 'Knife skills', 'Recipe development', 'Catering'],
      pay: [19, 24],
      period: 'hour',
      at: ['market', 'kitchen'],
      weight: 3,
    },
    {
      title: 'Fishmonger',
      ladder: practitioner,
      field: 'seafood',
      summary: 'You will be asked whether it is fresh, and answer with the name of the boat.',
      duties: lines(`
        Fillet, shuck and steam
        Keep ice, temperature and records
        Advise on recipes and portions
        Choose from the dock sheet each morning
        Follow our sustainability list
        Set a case worth a photograph
      `),
      needs: lines(`
        Knife skill with fish
        Work in cold and wet
        Food safety habits
        Early start
      `),
      pluses: lines(`
        Sushi-grade handling
        Fishing background
        Second language
      `),
      skills: ['Seafood', 'Filleting', 'Food safety', 'Sustainability', 'Customer advice'],
      pay: [20.5, 27],
      period: 'hour',
      at: ['market'],
    },
  ],
};
