import { management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const behavioralHealth: Department = {
  name: 'Behavioral Health',
  businessUnits: ['Ambulatory Care', 'Hospitals'],
  team: lines(`
    Every clinician has weekly supervision, licensed or not. It is not a sign of trouble; it is how we work.
    Caseloads are weighted by need, and the weight is visible to everyone who assigns patients.
    Therapists, prescribers and peers meet each morning for 20 minutes, and the peers speak first.
  `),
  shifts: lines(`
    Day and evening shifts, with one weekend a month; nights are staffed by people who asked for them.
    Three 12-hour shifts, or five eights with an early start.
    Afternoon and evening hours, because that is when families can come.
  `),
  roles: [
    {
      title: 'Clinical Social Worker',
      ladder: practitioner,
      focuses: ['Outpatient Therapy', 'Emergency Department', 'Oncology', 'Perinatal Care'],
      field: 'clinical social work',
      summary:
        'You will sit with people on difficult days, and know which office to call at nine the next morning.',
      duties: lines(`
        Assess needs, risks and strengths, and write a plan with the patient
        Provide individual, family and group therapy
        Do safety planning and follow-up calls after a crisis
        Connect patients with housing, benefits and legal help
        Join medical rounds and bring the social picture
        Report concerns for children and vulnerable adults as required
        Run one group of your own design each quarter
      `),
      needs: lines(`
        Master's degree in social work and a clinical license, or supervised hours toward it
        Training in trauma-informed care
        Knowledge of local community resources, or the curiosity to build it
        Boundaries and a sense of humor
      `),
      pluses: lines(`
        EMDR, DBT or CBT certification
        Bilingual practice
        Experience with perinatal or grief work
      `),
      skills: [
        'Psychotherapy',
        'Risk assessment',
        'Safety planning',
        'Crisis intervention',
        'Community resources',
        'Trauma-informed care',
      ],
      pay: [74_000, 98_000],
      period: 'year',
      at: ['clinic', 'hospital'],
      work: 'office',
      weight: 2,
    },
    {
      title: 'Clinical Psychologist',
      ladder: practitioner,
      focuses: ['Neuropsychology', 'Pain Program', 'Child and Family', 'Adult Therapy'],
      field: 'clinical or health psychology',
      summary: 'Assessment reports from our psychologists are four pages long, and patients can read them.',
      duties: lines(`
        Conduct psychological assessment and write findings plainly
        Treat anxiety, depression, pain and adjustment to illness
        Consult to medical teams on behavior and adherence
        Supervise interns and postdoctoral fellows
        Lead group programs for pain and insomnia
        Measure outcomes and change course when they stall
        Contribute to program evaluation
      `),
      needs: lines(`
        Doctoral degree in psychology and a license, or eligibility for it
        Competence in at least two evidence-based therapies
        Experience in medical settings
        Skill in explaining results
      `),
      pluses: lines(`
        Board certification
        Bilingual assessment
        Experience with transplant or bariatric evaluations
      `),
      skills: [
        'Psychological assessment',
        'Cognitive behavioral therapy',
        'Health psychology',
        'Clinical supervision',
        'Group therapy',
        'Program evaluation',
      ],
      pay: [102_000, 134_000],
      period: 'year',
      at: ['clinic'],
      work: 'flexible',
    },
    {
      title: 'Behavioral Health Technician',
      ladder: practitioner,
      field: 'psychiatric, residential or direct care',
      summary: 'On our units the day room is where recovery happens, and you will be in it.',
      duties: lines(`
        Keep regular observation and know where each patient is
        Lead activities that people actually want to join
        Notice tension early and lower it with words
        Help with meals, hygiene and visits
        Take vital signs and document behavior in plain words
        Take part in debriefs after every restraint or seclusion
        Walk with patients outdoors when the plan allows
      `),
      needs: lines(`
        High school diploma; coursework in psychology helps
        De-escalation training, given in your first week
        Patience, consistency and a quiet voice
        Ability to respond physically where safety requires it
      `),
      pluses: lines(`
        Experience with adolescents or dementia
        Music, art or sports you can share
        Certification as a psychiatric technician
      `),
      skills: [
        'De-escalation',
        'Patient observation',
        'Group activities',
        'Crisis response',
        'Documentation',
        'Milieu management',
      ],
      pay: [20.5, 27],
      period: 'hour',
      at: ['hospital'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
      weight: 2,
    },
    {
      title: 'Substance Use Counselor',
      ladder: practitioner,
      field: 'addiction counseling',
      summary: 'Treatment on demand means that the person who calls at noon can sit with you at two.',
      duties: lines(`
        Complete intake assessments on the same day
        Counsel individuals and groups in outpatient and intensive programs
        Work beside prescribers of buprenorphine and methadone
        Plan for relapse as part of treatment rather than its end
        Reach out to people who stop coming
        Liaise with courts, employers and family, with consent
        Distribute naloxone and teach its use
      `),
      needs: lines(`
        Certification or license in addiction counseling, or active candidacy
        Motivational interviewing
        Respect for medication as treatment
        Confidentiality by reflex
      `),
      pluses: lines(`
        Lived experience of recovery
        Experience with harm reduction programs
        Spanish or Portuguese
      `),
      skills: [
        'Motivational interviewing',
        'Group counseling',
        'Intake assessment',
        'Relapse prevention',
        'Harm reduction',
        'Case management',
      ],
      pay: [27.5, 37],
      period: 'hour',
      at: ['clinic'],
    },
    {
      title: 'Peer Support Specialist',
      ladder: practitioner,
      field: 'peer support, volunteering included',
      summary: 'You have been there, you are doing well, and you can say so in a way that helps.',
      duties: lines(`
        Meet people in the emergency department, on the ward and in the community
        Share your experience with purpose and with limits
        Help to set goals that belong to the patient
        Go along to first appointments and meetings
        Lead recovery groups
        Tell the team how care feels from the other side
        Keep short, respectful notes
      `),
      needs: lines(`
        Lived experience of mental health or substance use recovery
        Peer certification, or completion within a year
        Reliable self-care
        Ease with people in distress
      `),
      pluses: lines(`
        Training in wellness recovery action planning
        Driver's license
        Experience in crisis services
      `),
      skills: ['Peer support', 'Recovery planning', 'Group facilitation', 'Outreach', 'Advocacy'],
      pay: [20, 26.5],
      period: 'hour',
      at: ['clinic', 'hospital'],
      employmentTypes: ['Full-time', 'Part-time'],
    },
    {
      title: 'Crisis Services Manager',
      ladder: management,
      field: 'crisis or emergency behavioral health',
      summary: 'The mobile team reaches most callers within 45 minutes; you will get it under 30.',
      duties: lines(`
        Lead the crisis line, the mobile team and the walk-in center
        Staff three shifts with clinicians and peers
        Agree on protocols with police, ambulance and emergency departments
        Debrief difficult nights the next day
        Report response times and outcomes to funders
        Train partners in de-escalation
        Take calls yourself when the board is full
      `),
      needs: lines(`
        Clinical license in social work, counseling, psychology or nursing
        Experience in directing a round-the-clock service
        Knowledge of the law on involuntary care
        Steadiness that others can borrow
      `),
      pluses: lines(`
        Experience with grant reporting
        Certification as a crisis worker
        Work with adolescents
      `),
      skills: [
        'Crisis intervention',
        'Program management',
        'Staff supervision',
        'Community partnerships',
        'Grant reporting',
        'De-escalation',
      ],
      pay: [92_000, 118_000],
      period: 'year',
      at: ['clinic'],
    },
  ],
};
