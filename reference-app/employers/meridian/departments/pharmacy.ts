import { management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const pharmacy: Department = {
  name: 'Pharmacy',
  businessUnits: ['Hospitals', 'Ambulatory Care', 'Meridian at Home'],
  team: lines(`
    Pharmacists round with every critical care and oncology team, technicians run the cabinets and the clean room, and one on-call lead settles shortages for the whole region.
    We verify about 4,000 orders a day. The team decides in a weekly huddle which alerts help and which only make noise, and we have switched off 31 percent of them so far.
    The pharmacy sits in the middle of the building, with windows. Clinicians walk in, which is how we like it.
  `),
  shifts: lines(`
    Seven days on, seven off for nights; days and evenings rotate in a published pattern.
    Day shifts with every fourth weekend; overtime is asked for and never assumed.
    Ten-hour shifts, four days a week, with one late evening.
  `),
  roles: [
    {
      title: 'Clinical Pharmacist',
      ladder: practitioner,
      focuses: ['Critical Care', 'Oncology', 'Infectious Diseases', 'Pediatrics', 'Emergency'],
      field: 'hospital pharmacy practice',
      summary:
        'You will be in the room when the decision about the drug is made, not on the phone about it afterward.',
      duties: lines(`
        Round with the medical team and recommend therapy, doses and monitoring
        Verify orders against labs, allergies and goals of care
        Dose vancomycin, aminoglycosides and anticoagulants by protocol
        Take part in resuscitations and prepare emergency infusions
        Review antibiotics every day with the stewardship group
        Reconcile medications at admission and at discharge for patients at high risk
        Teach residents and students on rotation
      `),
      needs: lines(`
        Doctor of Pharmacy or equivalent degree, and an active pharmacist license
        One year of residency, or hospital practice that taught you as much
        Confidence in recommending, and grace in being overruled
        Knowledge of sterile compounding standards
      `),
      pluses: lines(`
        Board certification (BCPS, BCCCP, BCOP or BCIDP)
        Experience with pharmacokinetic software
        Published or presented quality work
      `),
      skills: [
        'Pharmacotherapy',
        'Order verification',
        'Antimicrobial stewardship',
        'Pharmacokinetics',
        'Anticoagulation',
        'Medication reconciliation',
        'Precepting',
      ],
      pay: [64, 79.5],
      period: 'hour',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Pharmacy Technician',
      ladder: practitioner,
      field: 'retail or hospital pharmacy',
      summary:
        'Eleven hundred doses leave the central pharmacy before noon, and each one passes through your hands or your scanner.',
      duties: lines(`
        Fill, label and deliver unit doses and first doses on time
        Load and balance automated dispensing cabinets on the units
        Prepare sterile products in the clean room after training
        Manage returns, expired stock and recalls
        Answer calls from nurses and route clinical questions to the pharmacist
        Count controlled substances and resolve differences the same day
        Package bulk medication with bar codes
      `),
      needs: lines(`
        Technician registration or certification as your location requires
        Arithmetic you trust: ratios, concentrations, days of supply
        Attention that holds in the last hour of the shift
        Ability to work on your feet and to wear clean-room garments
      `),
      pluses: lines(`
        Certification in sterile products
        Experience with Omnicell or Pyxis cabinets
        Inventory or purchasing experience
      `),
      skills: [
        'Sterile compounding',
        'Automated dispensing',
        'Inventory control',
        'Medication packaging',
        'Controlled substances',
        'Pharmacy calculations',
      ],
      pay: [21.5, 28],
      period: 'hour',
      at: ['hospital', 'clinic'],
      employmentTypes: ['Full-time', 'Part-time'],
      weight: 3,
    },
    {
      title: 'Ambulatory Care Pharmacist',
      ladder: practitioner,
      field: 'ambulatory or community pharmacy',
      summary:
        'Your patients take nine medicines and have eleven minutes with their doctor; you will give them half an hour.',
      duties: lines(`
        See patients by appointment for diabetes, anticoagulation, lipids and heart failure
        Adjust doses under collaborative practice agreements
        Find the covered alternative before the patient gives up at the counter
        Run a weekly telehealth clinic for patients in rural areas
        Work with nurses on refill protocols that need no phone call
        Track outcomes such as A1c and time in therapeutic range, and publish them to the clinic
        Advise providers on cost and evidence at monthly meetings
      `),
      needs: lines(`
        Active pharmacist license
        Experience in counseling patients one to one
        Working knowledge of insurance formularies
        Readiness to work under protocol and to document every decision
      `),
      pluses: lines(`
        BCACP certification or a certificate in diabetes care
        Motivational interviewing
        Experience with remote glucose monitoring
      `),
      skills: [
        'Chronic disease management',
        'Patient counseling',
        'Collaborative practice',
        'Telehealth',
        'Diabetes care',
        'Formulary management',
      ],
      pay: [124_000, 152_000],
      period: 'year',
      at: ['clinic'],
      work: 'office',
    },
    {
      title: 'Sterile Compounding Specialist',
      ladder: practitioner,
      field: 'clean-room compounding',
      summary: 'Parenteral nutrition for a baby of 900 grams leaves no room for approximately.',
      duties: lines(`
        Compound chemotherapy, nutrition and pediatric doses by gravimetric workflow
        Monitor pressures, temperatures and particle counts, and stop work when they drift
        Perform media fills and fingertip tests, and train others in them
        Write and revise master formulation records
        Release batches together with the pharmacist
        Investigate deviations and keep the corrective action log
        Prepare for state and accreditation inspections
      `),
      needs: lines(`
        Technician certification with sterile compounding experience
        Knowledge of USP 797 and 800 or the local equivalent
        Steady hands and honest records
        Vision and manual dexterity for aseptic work
      `),
      pluses: lines(`
        CSPT certification
        Experience with IV workflow software
        Hazardous drug handling training
      `),
      skills: [
        'Aseptic technique',
        'USP 797',
        'USP 800',
        'Environmental monitoring',
        'Batch records',
        'Chemotherapy preparation',
      ],
      pay: [26.5, 35],
      period: 'hour',
      at: ['hospital'],
    },
    {
      title: 'Pharmacy Buyer',
      ladder: practitioner,
      field: 'pharmaceutical purchasing or supply',
      summary: 'When a manufacturer runs dry on Friday, you are the reason that nobody on the wards notices.',
      duties: lines(`
        Place daily orders with wholesalers and manufacturers within contract
        Watch shortage lists and propose alternatives before stock runs out
        Reconcile invoices and credits every week
        Set par levels with the clinical leads
        Keep discount program purchases separate and ready for audit
        Handle recalls from notice to confirmation within 24 hours
        Report spend by class and explain the outliers
      `),
      needs: lines(`
        Experience as a pharmacy technician or in medical supply
        Spreadsheets beyond sorting and filtering
        Persistence with suppliers
        Respect for cold chain and controlled substance rules
      `),
      pluses: lines(`
        Knowledge of 340B or national procurement programs
        Experience with a perpetual inventory system
        Contract negotiation
      `),
      skills: [
        'Purchasing',
        'Drug shortages',
        'Inventory control',
        'Contract compliance',
        'Recall management',
        'Spend analysis',
      ],
      pay: [27, 36],
      period: 'hour',
      at: ['hospital', 'office'],
      work: 'office',
    },
    {
      title: 'Medication Safety Manager',
      ladder: management,
      field: 'pharmacy practice with a safety or quality role',
      summary:
        'You will find out why a good nurse gave the wrong dose, and change the thing that made it easy.',
      duties: lines(`
        Review every reported medication event and look for the pattern behind it
        Lead the smart-pump library from request to go-live
        Chair the medication safety committee and keep its list short
        Run failure mode analyses before a new drug or device arrives
        Observe medication passes on the units, and listen
        Share lessons across all sites in a monthly page that people read
        Report to the board once a year, with numbers that went the wrong way too
      `),
      needs: lines(`
        Active pharmacist or registered nurse license
        Training in root cause or human factors analysis
        Writing that is short and clear
        Credibility with physicians, nurses and pharmacists alike
      `),
      pluses: lines(`
        Certification in patient safety (CPPS)
        Fellowship in medication safety
        Experience with smart-pump analytics
      `),
      skills: [
        'Medication safety',
        'Root cause analysis',
        'Human factors',
        'Smart pumps',
        'Committee leadership',
        'Data analysis',
      ],
      pay: [138_000, 171_000],
      period: 'year',
      at: ['hospital', 'office'],
      work: 'office',
    },
  ],
};
