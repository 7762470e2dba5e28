import { monthsBefore, type DemoProfile } from '../../demo-profile.ts';

/** Amara Okafor, a nurse for nine years, in Rotterdam. */
export function profile(now: Date): DemoProfile {
  const before = (months: number) => monthsBefore(now, months);
  return {
    sections: {
      phone: '+31 6 23456789',
      location: 'Rotterdam, Netherlands',
      headline: 'Senior nurse, medical and emergency wards',
      summary:
        'Nine years at the bedside, the last four leading shifts.\nI look for a ward that decides its own rota and writes down what it learns.',
      experience: [
        {
          title: 'Senior Nurse',
          company: 'Havenzicht Hospital',
          location: 'Rotterdam',
          startDate: before(50),
          isCurrent: true,
          description:
            'Leads a shift of twelve on a ward of 28 beds.\nTriage at night, medication administration and patient education by day.\nBrought falls down by a third with a round every hour.',
        },
        {
          title: 'Registered Nurse',
          company: 'Maaskant Clinic',
          location: 'Rotterdam',
          startDate: before(110),
          endDate: before(51),
          description:
            'Wound care and IV therapy for day patients.\nTaught the new electronic health records to forty colleagues.',
        },
      ],
      education: [
        {
          school: 'Rotterdam University of Applied Sciences',
          degree: 'BSc',
          field: 'Nursing',
          startDate: before(160),
          endDate: before(112),
        },
      ],
      skills: [
        'Patient assessment',
        'Medication administration',
        'Triage',
        'Wound care',
        'IV therapy',
        'Patient education',
        'Electronic health records',
        'BLS',
      ],
      languages: [
        { name: 'Dutch', level: 'fluent' },
        { name: 'English', level: 'fluent' },
        { name: 'Igbo', level: 'native' },
      ],
      certifications: [
        { name: 'Advanced Life Support', issuer: 'Dutch Resuscitation Council', issuedOn: before(9) },
      ],
      links: [],
      preferences: {
        jobTitles: ['Charge Nurse', 'Nurse Manager'],
        locations: ['Rotterdam, Netherlands'],
        workLocationOptions: ['onsite', 'hybrid'],
      },
    },
    resume: {
      fileName: 'Amara Okafor, nurse.pdf',
      daysAgo: 42,
      also: {
        skills: ['Care planning'],
        experience: [
          {
            title: 'Nursing Assistant',
            company: 'Delfshaven Care Home',
            startDate: before(134),
            endDate: before(113),
            description: 'Mornings and weekends, beside my studies.',
          },
        ],
      },
    },
  };
}
