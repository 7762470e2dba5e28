import { expert, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const physicians: Department = {
  name: 'Medical Staff',
  businessUnits: ['Meridian Medical Group', 'Hospitals'],
  team: lines(`
    The group is led by physicians who still see patients. Compensation, panel sizes and the call schedule are open to every member, and so are the minutes of the board.
    Scribes, pharmacists and behavioral health clinicians are part of each practice, which is why most of our doctors close their charts before dinner.
    We are a teaching group: residents from three programs rotate here, and faculty time is scheduled rather than squeezed in.
  `),
  roles: [
    {
      title: 'Hospitalist',
      ladder: expert,
      field: 'inpatient medicine, residency excluded',
      summary:
        'Seven days on and seven off, 15 patients, and specialists who answer within 20 minutes: the model is simple, and we have kept it that way.',
      duties: lines(`
        Admit and care for adults with acute medical illness, from the emergency department to discharge
        Lead daily rounds with nursing, pharmacy and case management at the bedside
        Co-manage orthopedic and neurosurgical patients
        Talk with families every day, also when there is nothing new
        Send a discharge summary to the primary care clinician on the same day
        Supervise residents and advanced practice clinicians
        Take part in one quality project a year, of your choosing
      `),
      needs: lines(`
        Board certified or eligible in internal or family medicine
        Medical license where you will practice, or eligibility for it
        Ease with procedures, or the wish to leave them to the procedure team
        A collegial way with nurses and consultants
      `),
      pluses: lines(`
        Point-of-care ultrasound
        Experience in teaching residents
        Interest in perioperative medicine or geriatrics
      `),
      skills: [
        'Inpatient medicine',
        'Care transitions',
        'Clinical teaching',
        'Point-of-care ultrasound',
        'Interdisciplinary rounds',
        'Goals of care',
      ],
      pay: [275_000, 335_000],
      period: 'year',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Family Physician',
      ladder: expert,
      field: 'outpatient family medicine',
      summary:
        'You will look after three generations of the same street, in a practice that caps panels at 1,600.',
      duties: lines(`
        Provide preventive, acute and chronic care to patients of all ages
        Work with a nurse, a medical assistant and a scribe in a stable team
        See same-day patients in slots that are kept open for them
        Do office procedures to the extent you enjoy them
        Oversee nurse practitioners and physician assistants
        Refer with a question and follow through to the answer
        Speak for the neighborhood's needs in the clinic council
      `),
      needs: lines(`
        Board certified or eligible in family medicine
        Medical license where you will practice, or eligibility for it
        Interest in continuity rather than volume
        Comfort with shared decision-making
      `),
      pluses: lines(`
        Obstetrics, sports medicine or addiction medicine
        A waiver or training for treating opioid use disorder
        A second language of the community
      `),
      skills: [
        'Primary care',
        'Preventive care',
        'Chronic disease management',
        'Office procedures',
        'Team-based care',
        'Population health',
      ],
      pay: [238_000, 292_000],
      period: 'year',
      at: ['clinic'],
      employmentTypes: ['Full-time', 'Part-time'],
      weight: 2,
    },
    {
      title: 'Emergency Physician',
      ladder: expert,
      field: 'emergency medicine',
      summary:
        'Our departments see 38,000 to 90,000 visits a year; none of them boards patients in hallways without the chief executive hearing of it.',
      duties: lines(`
        Evaluate and stabilize patients of every age and acuity
        Lead trauma and stroke activations until the specialist team arrives
        Supervise advanced practice clinicians and residents
        Perform airway, vascular access and reduction procedures
        Decide on disposition early and tell the patient what comes next
        Join the monthly review of cases that came back within 72 hours
        Cover two regional sites by telemedicine on some shifts
      `),
      needs: lines(`
        Board certified or eligible in emergency medicine
        Medical license where you will practice, or eligibility for it
        Calm leadership in a crowded room
        Respect for the triage nurse's instinct
      `),
      pluses: lines(`
        Fellowship in ultrasound, toxicology, EMS or pediatrics
        Disaster medicine experience
        Experience in freestanding departments
      `),
      skills: [
        'Emergency medicine',
        'Resuscitation',
        'Trauma',
        'Airway management',
        'Procedural sedation',
        'Telemedicine',
      ],
      pay: [325_000, 398_000],
      period: 'year',
      at: ['hospital'],
    },
    {
      title: 'Anesthesiologist',
      ladder: expert,
      field: 'anesthesiology',
      summary:
        'Eighteen operating rooms, a care-team model with real supervision ratios, and a regional block service that patients ask for by name.',
      duties: lines(`
        Evaluate patients before surgery and plan their anesthetic with them
        Give or medically direct anesthesia for general, orthopedic, vascular and obstetric cases
        Place nerve blocks and epidurals under ultrasound
        Run the board for the day in rotation
        Care for patients in recovery and answer for their pain plan
        Take in-house obstetric call about once in nine nights
        Lead simulation days for crisis management
      `),
      needs: lines(`
        Board certified or eligible in anesthesiology
        Medical license where you will practice, or eligibility for it
        Readiness to work with nurse anesthetists as colleagues
        Steady communication with surgeons
      `),
      pluses: lines(`
        Fellowship in regional, cardiac, pediatric or obstetric anesthesia
        Transesophageal echocardiography certification
        Experience in operating room management
      `),
      skills: [
        'Anesthesia',
        'Regional anesthesia',
        'Perioperative care',
        'Airway management',
        'Crisis resource management',
        'Acute pain',
      ],
      pay: [410_000, 495_000],
      period: 'year',
      at: ['hospital'],
    },
    {
      title: 'Physician Assistant',
      ladder: practitioner,
      focuses: ['Orthopedics', 'Urgent Care', 'Cardiothoracic Surgery', 'Dermatology', 'Emergency'],
      field: 'clinical practice as a physician assistant',
      summary:
        'You will have a named physician partner, a scope that grows with you and a seat at the department meeting.',
      duties: lines(`
        See patients on your own schedule and present the difficult ones
        First-assist in surgery, or suture, splint and drain in the clinic
        Write orders, notes and prescriptions within your scope
        Round on postoperative patients and move them toward home
        Teach patients about their procedure before they sign
        Cover the consult pager in turn with the team
        Keep the department's protocols up to date
      `),
      needs: lines(`
        Graduate of an accredited physician assistant program with national certification
        License and prescribing authority where you will practice
        Good hands and better notes
        Willingness to take part in evening or weekend coverage
      `),
      pluses: lines(`
        Certificate of added qualifications in your specialty
        First-assist experience
        Casting and splinting
      `),
      skills: [
        'Clinical examination',
        'Surgical assisting',
        'Suturing',
        'Prescribing',
        'Postoperative care',
        'Patient education',
      ],
      pay: [112_000, 148_000],
      period: 'year',
      at: ['hospital', 'clinic'],
      weight: 2,
    },
    {
      title: 'Psychiatrist',
      ladder: expert,
      focuses: ['Adult Outpatient', 'Consultation-Liaison', 'Child and Adolescent', 'Addiction'],
      field: 'psychiatry',
      summary:
        'Initial visits last 75 minutes here and follow-ups 30; we tried it shorter and did not like what we missed.',
      duties: lines(`
        Evaluate and treat patients in person and by video
        Consult for primary care practices in the collaborative care model
        Lead a team of therapists, nurses and case workers
        Review measurement-based outcomes with each patient
        Supervise residents and nurse practitioners
        Take part in the crisis line's back-up rotation, about one week in ten
        Help to design the new adolescent day program
      `),
      needs: lines(`
        Board certified or eligible in psychiatry
        Medical license where you will practice, or eligibility for it
        Interest in working with therapists as a team
        Prescribing that respects the patient's own goals
      `),
      pluses: lines(`
        Fellowship training
        Experience with esketamine, TMS or ECT
        Care in a second language
      `),
      skills: [
        'Psychiatric evaluation',
        'Psychopharmacology',
        'Collaborative care',
        'Telepsychiatry',
        'Clinical supervision',
        'Crisis care',
      ],
      pay: [268_000, 332_000],
      period: 'year',
      at: ['clinic', 'hospital'],
      work: 'flexible',
    },
  ],
};
