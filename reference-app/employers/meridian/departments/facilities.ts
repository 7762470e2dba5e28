import { crew, management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const facilities: Department = {
  name: 'Facilities and Engineering',
  businessUnits: ['Corporate Services', 'Hospitals'],
  team: lines(`
    The oldest boiler is from 1961 and the newest heat pump from last spring; the same crew keeps both running and can tell you the story of each.
    Trades, biomedical and environmental services share one dispatch and one break room, and they know each other by first name.
    Our plan is to halve energy use by 2032. Most of the ideas that worked so far came from technicians.
  `),
  shifts: lines(`
    Days, evenings and nights are covered around the clock; the rotation is fixed for six months at a time.
    Monday to Friday from 6:30 a.m. to 3 p.m., with paid call one week in six.
    Second shift, with a differential and a parking space by the door.
  `),
  roles: [
    {
      title: 'HVAC Technician',
      ladder: practitioner,
      field: 'commercial heating, cooling and refrigeration',
      summary: 'An operating room needs 20 air changes an hour and 68 degrees, and you are why it has them.',
      duties: lines(`
        Maintain and repair air handlers, chillers, boilers and pumps
        Keep pressures right in isolation and operating rooms
        Read the building automation system, and doubt it when needed
        Respond to calls with clinical urgency in mind
        Recover refrigerant and log it
        Find energy savings and prove them
        Work with infection control before opening a ceiling
      `),
      needs: lines(`
        Refrigerant certification as your location requires
        Knowledge of controls, motors and schematics
        Ability to climb, lift 50 pounds and work on roofs
        Clean work in clean places
      `),
      pluses: lines(`
        Journeyman license
        Experience with hospital ventilation
        BACnet or Tridium systems
      `),
      skills: [
        'HVAC',
        'Building automation',
        'Refrigeration',
        'Preventive maintenance',
        'Pressure balancing',
        'Troubleshooting',
      ],
      pay: [31, 42.5],
      period: 'hour',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Biomedical Equipment Technician',
      ladder: practitioner,
      field: 'medical equipment or electronics service',
      summary:
        'Twenty-three thousand devices carry our inspection sticker, and each one promises something to a patient.',
      duties: lines(`
        Inspect, calibrate and repair monitors, pumps, ventilators and defibrillators
        Answer calls from the units within 20 minutes
        Decide with clinicians whether to repair or replace
        Handle recalls and software updates
        Keep history in the asset system complete
        Set up and check new equipment
        Teach users what the error code means
      `),
      needs: lines(`
        Degree or military training in electronics or biomedical technology
        Safe practice with line-powered equipment
        Basic networking
        A bedside manner for machines with people attached
      `),
      pluses: lines(`
        CBET certification
        Anesthesia, dialysis or imaging training
        Device cybersecurity
      `),
      skills: [
        'Electronics',
        'Calibration',
        'Preventive maintenance',
        'Device networking',
        'Recall management',
        'Asset management',
      ],
      pay: [29.5, 41],
      period: 'hour',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Electrician',
      ladder: practitioner,
      field: 'commercial or industrial electrical work',
      summary: 'When the grid goes down we have ten seconds, and your generators take over in seven.',
      duties: lines(`
        Maintain distribution, lighting, nurse call and emergency power
        Test generators and transfer switches every month
        Install circuits for new equipment and clinics
        Trace faults without turning off what must stay on
        Keep drawings and panel schedules true
        Coach apprentices
        Plan shutdowns with nursing hour by hour
      `),
      needs: lines(`
        Electrician license
        Knowledge of essential electrical systems
        Lockout and arc-flash discipline
        Participation in emergency call
      `),
      pluses: lines(`
        Master license
        Fire alarm certification
        Experience with battery storage or solar
      `),
      skills: [
        'Power distribution',
        'Emergency power',
        'Lockout/tagout',
        'Blueprint reading',
        'Fire alarm',
        'Conduit',
      ],
      pay: [34, 46],
      period: 'hour',
      at: ['hospital'],
    },
    {
      title: 'Environmental Services Technician',
      ladder: crew,
      field: 'cleaning or housekeeping',
      summary:
        'Infections are prevented by people with a cloth and a checklist, and patients notice you more than you think.',
      duties: lines(`
        Clean patient rooms daily and after discharge, top to bottom
        Disinfect high-touch surfaces with the right contact time
        Prepare isolation and operating rooms
        Handle linen and waste safely
        Talk with patients, and tell the nurse what you notice
        Restock soap, gloves and paper
        Report leaks, stains and anything loose
      `),
      needs: lines(`
        Willingness to learn; we train for two weeks
        Ability to walk, bend and push carts for a shift
        Respect for privacy
        Dependable attendance
      `),
      pluses: lines(`
        Hospital or hotel experience
        CHEST certification
        Floor care
      `),
      skills: [
        'Disinfection',
        'Infection control',
        'Waste handling',
        'Floor care',
        'Isolation procedures',
        'Teamwork',
      ],
      pay: [17.5, 22.5],
      period: 'hour',
      at: ['hospital', 'clinic'],
      employmentTypes: ['Full-time', 'Part-time', 'Temporary'],
      weight: 3,
    },
    {
      title: 'Security Officer',
      ladder: crew,
      field: 'security, military or public-facing work',
      summary:
        'Most of the work is finding the right elevator for a worried father; some of it is not, and you will be trained for both.',
      duties: lines(`
        Patrol buildings, garages and grounds
        Greet visitors and issue badges
        Calm people who are frightened or angry
        Respond to alarms, codes and missing patient calls
        Escort staff to their cars at night
        Watch cameras and doors from the command center
        Write factual reports before the end of shift
      `),
      needs: lines(`
        Guard registration, or eligibility for it
        De-escalation before force
        Good observation and memory
        Fitness to respond and to stand for long periods
      `),
      pluses: lines(`
        IAHSS certification
        Experience in emergency departments
        Mental health first aid
      `),
      skills: [
        'De-escalation',
        'Access control',
        'Patrol',
        'Report writing',
        'Emergency response',
        'Customer service',
      ],
      pay: [19.5, 26],
      period: 'hour',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Facilities Manager',
      ladder: management,
      field: 'facilities or plant management',
      summary: 'You will look after a million square feet that are never empty.',
      duties: lines(`
        Lead trades and contractors at one campus
        Plan maintenance and capital for ten years ahead
        Keep life safety and environment-of-care standards
        Chair the construction safety meeting
        Control budget, energy and contracts
        Prepare for storms, outages and surveys
        Be reachable, and make sure that somebody else is too
      `),
      needs: lines(`
        Degree in engineering or trade qualification with leadership
        Knowledge of hospital codes
        Experience with budgets above two million dollars
        Calm at two in the morning
      `),
      pluses: lines(`
        CHFM certification
        Energy project experience
        Construction management
      `),
      skills: [
        'Plant operations',
        'Life safety',
        'Capital planning',
        'Contractor management',
        'Energy management',
        'Emergency preparedness',
      ],
      pay: [98_000, 129_000],
      period: 'year',
      at: ['hospital'],
    },
  ],
};
