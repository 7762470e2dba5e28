import { crew, management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const rehabilitation: Department = {
  name: 'Rehabilitation',
  businessUnits: ['Ambulatory Care', 'Meridian at Home', 'Hospitals'],
  team: lines(`
    Therapists of all three disciplines share one gym and one whiteboard, and most plans are made standing in front of it.
    Productivity targets exist and are published; they were set by therapists and they include time for notes.
    Every Friday an hour is kept free for a case, a paper or a practical session.
  `),
  shifts: lines(`
    Weekdays, with a choice of early or late; one Saturday in six.
    Four ten-hour days, or five eights.
    Weekend positions with a premium are open as well.
  `),
  roles: [
    {
      title: 'Physical Therapist',
      ladder: practitioner,
      focuses: [
        'Outpatient Orthopedics',
        'Acute Care',
        'Neurological Rehabilitation',
        'Pelvic Health',
        'Home Health',
      ],
      field: 'physical therapy',
      summary:
        'You will get people back to the staircase, the workbench or the half marathon, one honest measurement at a time.',
      duties: lines(`
        Evaluate movement, strength and function, and set goals the patient would recognize
        Treat one patient at a time, for 40 minutes
        Progress programs by response rather than by calendar
        Direct assistants and aides
        Agree on weight-bearing and precautions with surgeons
        Teach home programs and check that they are done
        Document with outcome measures at start, middle and end
      `),
      needs: lines(`
        Degree in physical therapy and a license where you will practice
        Current basic life support certification
        Clinical reasoning you can explain to a patient
        Readiness to give and receive peer review
      `),
      pluses: lines(`
        Board specialty or certification in manual therapy or dry needling
        Vestibular training
        Experience with aquatic therapy
      `),
      skills: [
        'Therapeutic exercise',
        'Manual therapy',
        'Gait training',
        'Outcome measures',
        'Patient education',
        'Movement analysis',
      ],
      pay: [41, 54],
      period: 'hour',
      at: ['clinic', 'hospital'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
      weight: 2,
    },
    {
      title: 'Occupational Therapist',
      ladder: practitioner,
      focuses: ['Hand Therapy', 'Acute Care', 'Pediatrics', 'Home Health'],
      field: 'occupational therapy',
      summary:
        'Buttoning a shirt, cooking for one, holding a grandchild: our goals are written in such terms.',
      duties: lines(`
        Assess daily activities, cognition and upper-limb function
        Fit splints and adaptive equipment, and order what insurance will cover
        Visit homes before discharge where the stairs are in doubt
        Treat in real kitchens, bathrooms and cars
        Train families in transfers and cueing
        Screen for low vision and driving safety
        Record progress in function, not in minutes
      `),
      needs: lines(`
        Degree in occupational therapy and a license where you will practice
        Creativity with limited equipment
        Clear notes that justify continued care
        Current basic life support certification
      `),
      pluses: lines(`
        Certified hand therapist
        Sensory integration or feeding training
        Low-vision or driving rehabilitation
      `),
      skills: [
        'Activities of daily living',
        'Splinting',
        'Cognitive assessment',
        'Adaptive equipment',
        'Home assessment',
        'Caregiver training',
      ],
      pay: [39.5, 52],
      period: 'hour',
      at: ['clinic', 'hospital'],
      employmentTypes: ['Full-time', 'Part-time'],
    },
    {
      title: 'Speech-Language Pathologist',
      ladder: practitioner,
      field: 'medical speech-language pathology',
      summary:
        'A person who cannot swallow safely and cannot say so needs a colleague like you in the first 24 hours.',
      duties: lines(`
        Evaluate swallowing at the bedside and by video fluoroscopy
        Treat aphasia, dysarthria and cognitive-communication disorders
        Recommend textures and strategies, and teach them to the kitchen and the family
        Fit speaking valves with respiratory therapy
        Introduce communication devices
        Support head and neck cancer patients before and after treatment
        Train nurses in swallow screening
      `),
      needs: lines(`
        Master's degree in speech-language pathology and a license
        Clinical competence certificate, or a fellowship year we will supervise
        Comfort with medically complex patients
        Listening, above all
      `),
      pluses: lines(`
        FEES competency
        LSVT or SPEAK OUT certification
        Bilingual practice
      `),
      skills: [
        'Dysphagia',
        'Aphasia',
        'Modified barium swallow',
        'Cognitive-communication',
        'Tracheostomy',
        'Augmentative communication',
      ],
      pay: [40, 53],
      period: 'hour',
      at: ['hospital', 'clinic'],
    },
    {
      title: 'Physical Therapist Assistant',
      ladder: practitioner,
      field: 'physical therapy settings',
      summary:
        'You will spend more hours with our patients than anyone else on the team, and your observations change the plan.',
      duties: lines(`
        Carry out treatment plans and adjust within their limits
        Lead balance and strengthening groups
        Watch for pain, dizziness and form, and report to the therapist
        Teach home exercises on paper, by app, or both
        Keep equipment safe and the gym in order
        Take objective measures at each visit
        Make sure that the patient knows when to come back
      `),
      needs: lines(`
        Associate degree as a physical therapist assistant and a license where required
        Encouragement that is not a slogan
        Safe handling and guarding
        Reliable notes on the same day
      `),
      pluses: lines(`
        Kinesiology taping or aquatic experience
        Group exercise instruction
        Experience in skilled nursing
      `),
      skills: [
        'Therapeutic exercise',
        'Gait training',
        'Balance training',
        'Patient motivation',
        'Safe patient handling',
        'Documentation',
      ],
      pay: [28, 36.5],
      period: 'hour',
      at: ['clinic'],
    },
    {
      title: 'Rehabilitation Aide',
      ladder: crew,
      field: 'patient-facing or fitness settings',
      summary: 'The job is the best way we know to find out whether you want to become a therapist.',
      duties: lines(`
        Prepare treatment rooms and equipment
        Bring patients to and from the gym
        Stand by as a second pair of hands in transfers
        Clean and check equipment between patients
        Help with scheduling and phone calls
        Launder, restock and order supplies
        Keep the group class running on time
      `),
      needs: lines(`
        High school diploma
        Friendly and physically able to assist
        Basic life support certification within 60 days
        Punctual, seven o'clock included
      `),
      pluses: lines(`
        Coursework in health sciences
        Experience as a trainer, coach or caregiver
        A second language
      `),
      skills: ['Patient transport', 'Equipment care', 'Customer service', 'Scheduling', 'Infection control'],
      pay: [17.5, 22],
      period: 'hour',
      at: ['clinic', 'hospital'],
      employmentTypes: ['Full-time', 'Part-time', 'Temporary'],
    },
    {
      title: 'Rehabilitation Services Manager',
      ladder: management,
      field: 'rehabilitation leadership',
      summary:
        'You will run four clinics and 38 therapists, and treat patients on one day a week to stay honest.',
      duties: lines(`
        Recruit and keep therapists in a market where everybody is hiring
        Plan schedules so that new patients are seen within a week
        Manage budget, referral sources and payer mix
        Lead clinical pathways for joints, backs and strokes
        Mentor clinic leads
        Review outcomes by condition and by therapist, with care
        Plan space and equipment for two new sites
      `),
      needs: lines(`
        License as a physical, occupational or speech therapist
        Experience in supervising clinicians
        Knowledge of reimbursement and authorization rules
        A generous way of giving feedback
      `),
      pluses: lines(`
        Master's degree in business or health administration
        Experience with bundled payments
        Multi-site leadership
      `),
      skills: [
        'Clinic operations',
        'Recruiting',
        'Outcome measurement',
        'Budgeting',
        'Clinical pathways',
        'Coaching',
      ],
      pay: [106_000, 134_000],
      period: 'year',
      at: ['clinic'],
    },
  ],
};
