import type { Sample } from './sample.ts';

export const english: readonly Sample[] = [
  {
    title: 'English, nurse, dates below',
    type: '.pdf',
    text: `Amara Okafor
Registered Nurse
amara.okafor@mail.example | +31 6 2345 6789 | Rotterdam, Netherlands

Summary
Nine years on medical wards.

Experience
Senior Nurse, Havenzicht Hospital
March 2019 – present
Leads a team of twelve. Triage at night, wound care by day.

Registered Nurse, Maasstad Clinic
September 2015 – February 2019
Telemetry for eight beds.

Education
BSc Nursing, Rotterdam University of Applied Sciences, 2011 – 2015

Skills
Triage, Telemetry, Wound care, Patient education`,
    name: 'Amara Okafor',
    email: 'amara.okafor@mail.example',
    phone: '+31 6 23456789',
    location: 'Rotterdam, Netherlands',
    skills: ['Triage', 'Telemetry', 'Wound care', 'Patient education'],
    experience: [
      'Senior Nurse | Havenzicht Hospital | 2019-03 – now',
      'Registered Nurse | Maasstad Clinic | 2015-09 – 2019-02',
    ],
    education: ['BSc Nursing | Rotterdam University of Applied Sciences | 2015-12'],
  },
  {
    title: 'English, engineer, company first and all in one line',
    type: '.docx',
    text: `CURRICULUM VITAE
MATEUS VILLAR
Pittsburgh, PA · (412) 555-0142 · mateus@villar.example

WORK EXPERIENCE
Orbital Arms Inc. — Firmware Engineer (01/2021 – Present)
• Motor control in Rust and C on bare metal
• CAN bus, Linux tooling in Python
Bright Boards LLC — Software Engineer (06/2017 – 12/2020)
• C++ and Docker

EDUCATION
MSc Robotics, Carnegie Tech University (2017)

TECHNICAL SKILLS
Rust, C, C++, Python, Docker`,
    name: 'Mateus Villar',
    email: 'mateus@villar.example',
    phone: '+1 412 555 0142',
    location: 'Pittsburgh, PA, United States',
    skills: ['Rust', 'C', 'CAN', 'Linux', 'Python', 'C++', 'Docker'],
    experience: [
      'Firmware Engineer | Orbital Arms Inc. | 2021-01 – now',
      'Software Engineer | Bright Boards LLC | 2017-06 – 2020-12',
    ],
    education: ['MSc Robotics | Carnegie Tech University | 2017-12'],
  },
  {
    title: 'English, plain text, dates first',
    type: '.txt',
    text: `Name: Priya Raman
E-mail: priya.raman@mail.example
Phone: 0113 496 0198
Location: Leeds, United Kingdom

Employment history

2018 - 2022   Accountant at Northfield Mills
              Accounts payable, month end, Excel.

2014 - 2018   Assistant accountant at Aire Valley Homes
              Sales ledger.

Qualifications
2014   BA Accounting, University of Leeds

Key skills
Excel, SAP, teamwork`,
    name: 'Priya Raman',
    email: 'priya.raman@mail.example',
    phone: '+44 113 496 0198',
    location: 'Leeds, United Kingdom',
    skills: ['Accounts payable', 'Excel', 'SAP', 'Teamwork'],
    experience: [
      'Accountant | Northfield Mills | 2018-01 – 2022-12',
      'Assistant accountant | Aire Valley Homes | 2014-01 – 2018-12',
    ],
    education: ['BA Accounting | University of Leeds | 2014-12'],
  },
  {
    title: 'English, title, company and dates on lines of their own',
    type: '.pdf',
    text: `Jonas Lindqvist
Portland, OR
jonas@lindqvist.example

Professional Experience
Warehouse Operative
Cascade Freight
May 2020 - Aug 2023
- Forklift driving and inventory management
- Trained six new colleagues
Receptionist
Hotel Alder
Jan 2018 - Apr 2020
- Went the extra mile for guests

Education
High School Diploma
Roosevelt High School
2017`,
    name: 'Jonas Lindqvist',
    email: 'jonas@lindqvist.example',
    phone: null,
    location: 'Portland, OR, United States',
    skills: ['Forklift driving', 'Inventory management'],
    experience: [
      'Warehouse Operative | Cascade Freight | 2020-05 – 2023-08',
      'Receptionist | Hotel Alder | 2018-01 – 2020-04',
    ],
    education: ['High School Diploma | Roosevelt High School | 2017-12'],
  },
  {
    title: 'English, little said',
    type: '.txt',
    text: `Sam Okoro-Hale
sam@hale.example

I have worked with people all my life. I can go anywhere, and C is my favourite vitamin.
Excel is no problem for me.`,
    name: 'Sam Okoro-Hale',
    email: 'sam@hale.example',
    phone: null,
    location: null,
    skills: ['Excel'],
    experience: [],
    education: [],
  },
  {
    title: 'English, dates beside the company, title above',
    type: '.docx',
    text: `Lucía Ferreyra
Software developer
Remote | lucia@ferreyra.example | +34 600 123 456

Career
Senior Software Developer
Nube Clara | Feb 2020 – present
Writes TypeScript, SQL and Go services. Project management for two teams.

Data Analyst
Banco Sur | Oct 2016 – Jan 2020
Reports in SQL and Python.

Studies
Universidad de Sevilla, Computer Science, 2012 – 2016

Skills and tools
TypeScript, SQL, Python, Go, Docker

References
On request, since 2016`,
    name: 'Lucía Ferreyra',
    email: 'lucia@ferreyra.example',
    phone: '+34 600 12 34 56',
    location: null,
    skills: ['TypeScript', 'SQL', 'Go', 'Project management', 'Python', 'Docker'],
    experience: [
      'Senior Software Developer | Nube Clara | 2020-02 – now',
      'Data Analyst | Banco Sur | 2016-10 – 2020-01',
    ],
    education: ['Computer Science | Universidad de Sevilla | 2016-12'],
  },
  {
    title: 'English, a town of two places, and a table of dates',
    type: '.docx',
    text: `Resume of Daniel Whitlock
Portland
daniel@whitlock.example
Tel +1 207 555 0114

Experience
2019-04 – 2024-01
Service Technician
Casco Bay Lifts
Linux on the controllers, C# in the office.
2016-01 – 2019-03
Technician
Downeast Doors

Education
Maine Technical College, Associate Degree, 2015`,
    name: 'Daniel Whitlock',
    email: 'daniel@whitlock.example',
    phone: '+1 207 555 0114',
    location: null,
    skills: ['Linux', 'C#'],
    experience: [
      'Service Technician | Casco Bay Lifts | 2019-04 – 2024-01',
      'Technician | Downeast Doors | 2016-01 – 2019-03',
    ],
    education: ['Associate Degree | Maine Technical College | 2015-12'],
  },
];
