import { management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const nursing: Department = {
  name: 'Nursing',
  businessUnits: ['Hospitals', 'Ambulatory Care'],
  team: lines(`
    Our units run on shared governance: the staffing grid, the break plan and the equipment list are decided by the nurses who work with them, in a council that meets every month and is paid time.
    You will have a charge nurse without an assignment of their own on every shift, a rapid response team that is glad to be called early, and an educator whose office is on the unit and not in another building.
    Half of our nurse leaders began as aides or new graduates here. The people who will train you remember very well what it was like not to know where the linen is.
  `),
  shifts: lines(`
    Three 12-hour shifts a week, with self-scheduling six weeks ahead and every third weekend.
    Days, nights or a fixed rotation: tell us what suits your life and we will say honestly what is open.
    Evening and weekend shifts carry a differential, and nobody floats outside of their competency group.
    Eight- and twelve-hour shifts are both available; requests for school hours are taken seriously.
  `),
  roles: [
    {
      title: 'Registered Nurse',
      ladder: practitioner,
      focuses: [
        'Emergency',
        'Intensive Care',
        'Medical-Surgical',
        'Labor and Delivery',
        'Oncology',
        'Pediatrics',
        'Telemetry',
        'Perioperative Services',
        'Neonatal Intensive Care',
        'Dialysis',
      ],
      field: 'acute or ambulatory nursing',
      summary:
        'You will be the person who is there at three in the morning and again at discharge, and who notices the small change before it becomes a large one.',
      duties: lines(`
        Assess, plan and evaluate the care of four to five patients, and speak up when the assignment is not safe
        Give medications and blood products with bar-code verification and a second check where the risk is high
        Recognize early signs of sepsis, stroke and respiratory decline, and start the protocol without waiting to be told
        Hand over at the bedside, with the patient taking part
        Teach patients and families what to watch for at home, in words they would use themselves
        Keep lines, drains and wounds documented so that the next nurse has no surprises
        Work with physicians, pharmacists and therapists in daily rounds and bring the patient's question to the table
        Precept students and newly hired colleagues after your first year
      `),
      needs: lines(`
        Active registered nurse license where you will practice
        Current basic life support certification; advanced life support within six months of hire
        Sound judgment about when to call for help, and the ease to do it
        Charting that another nurse can act on
        Associate or bachelor's degree in nursing
      `),
      pluses: lines(`
        Specialty certification such as CCRN, CEN, OCN or RNC-OB
        Spanish, Portuguese, Haitian Creole, Tagalog or Arabic at a conversational level
        Experience on a unit-based council or a quality project
        Ultrasound-guided IV placement
      `),
      skills: [
        'Patient assessment',
        'Medication administration',
        'Electronic health records',
        'IV therapy',
        'Patient education',
        'Triage',
        'Wound care',
        'Care planning',
        'BLS',
        'Telemetry monitoring',
      ],
      pay: [38.5, 56],
      period: 'hour',
      at: ['hospital', 'clinic'],
      employmentTypes: ['Full-time', 'Full-time', 'Part-time', 'Per diem'],
      weight: 8,
    },
    {
      title: 'Nurse Practitioner',
      ladder: practitioner,
      focuses: ['Primary Care', 'Cardiology', 'Urgent Care', 'Geriatrics', 'Palliative Care'],
      field: 'advanced practice nursing',
      summary:
        'You will carry your own panel, with a physician partner down the hall and enough time in the schedule to listen.',
      duties: lines(`
        Take histories, examine, diagnose and treat within your scope for 14 to 16 visits a day
        Order and interpret laboratory and imaging studies, and close the loop on every abnormal result
        Manage diabetes, hypertension and heart failure to agreed targets together with the care team
        Answer portal messages within one business day during protected desk time
        Arrange referrals with a clear question, and read what comes back
        Review complex cases with your collaborating physician every week
        Hold goals-of-care conversations before they are urgent
      `),
      needs: lines(`
        Master's or doctoral degree from an accredited nurse practitioner program
        National board certification and prescribing authority where you will practice
        Comfort with uncertainty, and a habit of looking things up
        Active registered nurse license
      `),
      pluses: lines(`
        Experience in a value-based contract or a patient-centered medical home
        Office procedures such as joint injections or skin biopsies
        Certification in wound, diabetes or palliative care
      `),
      skills: [
        'Diagnosis',
        'Chronic disease management',
        'Prescribing',
        'Patient counseling',
        'Telehealth',
        'Preventive care',
        'Electronic health records',
        'Care coordination',
      ],
      pay: [112_000, 146_000],
      period: 'year',
      at: ['clinic', 'hospital'],
      weight: 3,
    },
    {
      title: 'Licensed Practical Nurse',
      ladder: practitioner,
      field: 'clinic or long-term care nursing',
      summary: 'Our clinics stand or fall with the nurse who rooms the patient, and this is that position.',
      duties: lines(`
        Room patients, take vital signs and reconcile medication lists
        Give vaccinations and injections, and keep the vaccine refrigerator log complete
        Perform point-of-care tests and electrocardiograms
        Call patients with results that the provider has released
        Assist with minor procedures and keep instruments ready
        Chase prior authorizations until there is an answer
        Restock rooms at the end of the session and report what breaks
      `),
      needs: lines(`
        Active practical or vocational nurse license
        Current basic life support certification
        A calm voice on the phone
        Careful documentation under time pressure
      `),
      pluses: lines(`
        IV certification
        Experience with pediatric immunization schedules
        A second language spoken in the neighborhood
      `),
      skills: [
        'Vital signs',
        'Immunizations',
        'Phlebotomy',
        'Patient intake',
        'Electrocardiograms',
        'Prior authorization',
        'Infection control',
      ],
      pay: [26, 34.5],
      period: 'hour',
      at: ['clinic'],
      employmentTypes: ['Full-time', 'Part-time'],
      weight: 2,
    },
    {
      title: 'Certified Nursing Assistant',
      ladder: practitioner,
      field: 'bedside or long-term care',
      summary:
        'Patients will remember your name longer than anybody else’s, because you are the one who helps them stand up again.',
      duties: lines(`
        Help with washing, dressing, eating and walking, with dignity and without hurry
        Turn and reposition patients on schedule to keep their skin whole
        Measure vital signs, intake and output, and tell the nurse at once when something is off
        Answer call lights for the whole unit, not only for your own rooms
        Sit with patients who are confused or afraid
        Use lifts and slide sheets every time, for your own back too
        Keep rooms, supplies and equipment clean and in place
      `),
      needs: lines(`
        Nursing assistant certification, or enrollment in a nursing program with one clinical term completed
        Current basic life support certification
        Ability to stand and walk for most of a shift and to lift with equipment
        Kindness that lasts until the end of the shift
      `),
      pluses: lines(`
        Experience with dementia care
        Phlebotomy or EKG training
        Plans to study nursing; we pay tuition
      `),
      skills: [
        'Activities of daily living',
        'Safe patient handling',
        'Vital signs',
        'Dementia care',
        'Infection control',
        'Patient observation',
      ],
      pay: [19, 25.5],
      period: 'hour',
      at: ['hospital'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
      weight: 4,
    },
    {
      title: 'Nurse Manager',
      ladder: management,
      focuses: [
        'Emergency',
        'Surgical Services',
        'Inpatient Oncology',
        'Women and Infants',
        'Cardiac Step-Down',
      ],
      field: 'nursing leadership at unit level',
      summary:
        'You will lead one unit of 45 to 70 people around the clock, with the budget and the authority that go with the responsibility.',
      duties: lines(`
        Hire, develop and keep a team; know every person by name and by what they want next
        Own the staffing plan and a yearly budget of about six million dollars
        Round on patients and staff every day, and fix one small thing each time
        Lead the review of falls, infections and medication events without blame and with follow-through
        Work with physicians and administration on throughput, beds and supplies
        Prepare the unit for accreditation as a matter of routine
        Keep agency use low by making the unit a place where people stay
      `),
      needs: lines(`
        Active registered nurse license and a bachelor's degree in nursing
        Experience as charge nurse or assistant manager on an inpatient or procedural unit
        Fluency with staffing, quality and budget reports
        The ability to have a hard conversation on the day it is needed
      `),
      pluses: lines(`
        Master's degree in nursing or health administration
        Certification in nursing leadership (CNML or NE-BC)
        A unit that improved its engagement scores under your lead
      `),
      skills: [
        'Nursing leadership',
        'Staffing',
        'Budgeting',
        'Quality improvement',
        'Coaching',
        'Accreditation',
        'Conflict resolution',
      ],
      pay: [108_000, 142_000],
      period: 'year',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Nurse Case Manager',
      ladder: practitioner,
      field: 'case management, utilization review or home health',
      summary: 'Going home is a procedure like any other, and you will plan it from the first day.',
      duties: lines(`
        Assess every admission on your units for discharge needs within one working day
        Arrange home care, equipment and transport, and confirm that they arrive
        Present patients in interdisciplinary rounds and name what keeps them here
        Apply admission criteria and take disagreements to the physician advisor
        Talk with payers and appeal denials with evidence
        Follow patients at high risk by telephone for 30 days after they leave
        Connect families with community help for food, housing and medication costs
      `),
      needs: lines(`
        Active registered nurse license
        Knowledge of payer rules and of levels of care
        Clear, diplomatic negotiation with families, payers and physicians
        Organized work with a caseload of 18 to 22
      `),
      pluses: lines(`
        Certification in case management (CCM or ACM)
        Experience with InterQual or MCG criteria
        Social work or home health background
      `),
      skills: [
        'Discharge planning',
        'Utilization review',
        'Care coordination',
        'Payer negotiation',
        'Interdisciplinary rounds',
        'Community resources',
      ],
      pay: [43, 58.5],
      period: 'hour',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Clinical Nurse Educator',
      ladder: practitioner,
      field: 'clinical nursing and teaching',
      summary: 'You will make the first year of a nurse’s career survivable, and the tenth interesting.',
      duties: lines(`
        Run the residency for new graduates with simulation, classes and reflection
        Teach new equipment and protocols on all shifts, nights included
        Build competency checks that test judgment and not memory
        Coach preceptors and pair them well with orientees
        Turn incident reviews into short lessons within two weeks
        Keep resuscitation and stroke training current for the whole site
        Measure whether the teaching changed practice, and change the teaching if not
      `),
      needs: lines(`
        Active registered nurse license and a bachelor's degree in nursing
        Recent bedside experience that colleagues respect
        Skill in planning lessons for adults
        Instructor status for life support, or readiness to earn it
      `),
      pluses: lines(`
        Master's degree in nursing education
        Experience with high-fidelity simulation
        Certification in professional development (NPD-BC)
      `),
      skills: [
        'Curriculum design',
        'Simulation',
        'Competency assessment',
        'Preceptor coaching',
        'Resuscitation training',
        'Evidence-based practice',
      ],
      pay: [92_000, 121_000],
      period: 'year',
      at: ['hospital'],
      work: 'office',
    },
  ],
};
