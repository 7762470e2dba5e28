import { monthsBefore, type DemoProfile } from '../demo-profile.ts';

/** Mateus Villar, who makes motors turn, in Pittsburgh. */
export function profile(now: Date): DemoProfile {
  const before = (months: number) => monthsBefore(now, months);
  return {
    sections: {
      phone: '+1 412 555 0142',
      location: 'Pittsburgh, PA, United States',
      headline: 'Firmware engineer, motor control',
      summary:
        'I like loops that run on time, boards that come up at the first try, and colleagues who ask how one knows.',
      experience: [
        {
          title: 'Firmware Engineer',
          company: 'Allegheny Drives',
          location: 'Pittsburgh, PA',
          startDate: before(38),
          isCurrent: true,
          description:
            'Motor control in Rust and Embedded C on STM32, 20 kHz, beside people.\nHardware-in-the-loop tests on every commit.',
        },
        {
          title: 'Embedded Engineer',
          company: 'Three Rivers Instruments',
          startDate: before(74),
          endDate: before(39),
          description: 'Sensor boards, from the schematic to the bench. Oscilloscope, patience.',
        },
      ],
      education: [
        {
          school: 'Monongahela State University',
          degree: 'BSc',
          field: 'Electrical Engineering',
          startDate: before(124),
          endDate: before(76),
        },
      ],
      skills: ['Rust', 'Embedded C', 'Motor control', 'STM32', 'Hardware-in-the-loop', 'Oscilloscope'],
      languages: [
        { name: 'Portuguese', level: 'native' },
        { name: 'English', level: 'fluent' },
      ],
      links: [{ label: 'The gripper', url: 'https://villar.example/gripper' }],
      preferences: { jobTitles: ['Firmware Engineer'], willRelocate: true },
    },
    resume: {
      fileName: 'villar-resume.pdf',
      daysAgo: 14,
      also: {
        skills: ['EtherCAT'],
        experience: [
          {
            title: 'Laboratory Assistant',
            company: 'Monongahela State University',
            startDate: before(100),
            endDate: before(76),
            description: 'Kept the test benches honest.',
          },
        ],
      },
    },
  };
}
