import { management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const imaging: Department = {
  name: 'Imaging',
  businessUnits: ['Meridian Diagnostics', 'Hospitals'],
  team: lines(`
    Radiologists sit in the department rather than in a dark room across town, and they will come to the scanner when you ask.
    All sites share one protocol library. Technologists propose the changes, and most are accepted within the month.
    We replaced nine scanners in the last three years, and the people who use them chose the models.
  `),
  shifts: lines(`
    Day shifts from Monday to Friday with one weekend in five; call from home is paid from the first minute.
    Evening shift, 2 p.m. to midnight, four days a week.
    Rotating days and evenings; the schedule is published eight weeks ahead.
  `),
  roles: [
    {
      title: 'Radiologic Technologist',
      ladder: practitioner,
      field: 'diagnostic radiography',
      summary:
        'From the wrist of a nine-year-old to the chest film at the bedside, you will see everyone and need to be quick and gentle at once.',
      duties: lines(`
        Position patients and acquire images with the least exposure that answers the question
        Do portable and operating room studies
        Check orders and history, and call when they do not match
        Assist with fluoroscopy and arthrograms
        Shield, collimate and record dose
        Keep rooms clean and report equipment faults
        Guide students from the local program
      `),
      needs: lines(`
        Registration as a radiologic technologist and a license where required
        Current basic life support certification
        Knowledge of radiation safety
        Ability to help patients move and to stand for most of the shift
      `),
      pluses: lines(`
        A second modality, or the wish to cross-train
        C-arm experience in surgery
        Pediatric imaging
      `),
      skills: [
        'Radiography',
        'Patient positioning',
        'Radiation safety',
        'Fluoroscopy',
        'PACS',
        'Portable imaging',
      ],
      pay: [31, 42],
      period: 'hour',
      at: ['hospital', 'clinic'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
      weight: 3,
    },
    {
      title: 'MRI Technologist',
      ladder: practitioner,
      field: 'magnetic resonance imaging',
      summary:
        'You will talk a frightened person through 30 minutes in a tube and come out with images that need no repeat.',
      duties: lines(`
        Screen patients and implants with no exceptions
        Run neuro, body, cardiac and musculoskeletal protocols
        Place IV lines and give contrast by protocol
        Watch image quality and fix artifacts while the patient is still there
        Hold zone 4 discipline with visitors, staff and cleaners
        Help to write protocols for new coils and sequences
        Support anesthesia cases once a week
      `),
      needs: lines(`
        Certification in MRI, or radiography with MRI training under way
        Strict habits in magnet safety
        IV placement skill
        A reassuring voice over the intercom
      `),
      pluses: lines(`
        MRSO certification
        Cardiac or breast MRI
        Experience with 3-tesla systems
      `),
      skills: [
        'MRI',
        'MR safety',
        'Contrast administration',
        'Cross-sectional anatomy',
        'Protocol optimization',
        'IV placement',
      ],
      pay: [42, 55.5],
      period: 'hour',
      at: ['hospital', 'clinic'],
      weight: 2,
    },
    {
      title: 'CT Technologist',
      ladder: practitioner,
      field: 'computed tomography',
      summary: 'Door to scan in nine minutes is our stroke record, and the team intends to beat it.',
      duties: lines(`
        Acquire routine, trauma, stroke and angiographic studies
        Calculate contrast timing and check kidney function
        Reconstruct images for surgeons and neurologists
        Monitor dose and flag outliers
        Respond to trauma activations
        Keep emergency drugs and the injector checked
        Assist radiologists with guided biopsies
      `),
      needs: lines(`
        Registration in radiography; CT certification within a year
        Current basic life support certification
        Speed without shortcuts
        Cross-sectional anatomy
      `),
      pluses: lines(`
        Cardiac CT
        Experience in a stroke or trauma center
        3D post-processing
      `),
      skills: [
        'CT',
        'Contrast administration',
        'Trauma imaging',
        '3D reconstruction',
        'Dose monitoring',
        'Cross-sectional anatomy',
      ],
      pay: [38, 50.5],
      period: 'hour',
      at: ['hospital'],
      weight: 2,
    },
    {
      title: 'Diagnostic Medical Sonographer',
      ladder: practitioner,
      focuses: ['Obstetrics', 'Vascular', 'Echocardiography', 'General'],
      field: 'diagnostic ultrasound',
      summary:
        'Nobody else in imaging spends 40 minutes with a patient, and nobody else’s report depends so much on their own hands.',
      duties: lines(`
        Perform and tailor examinations to what you find
        Write preliminary findings for the physician
        Show urgent findings to a radiologist before the patient leaves
        Prepare and assist with biopsies and drainages
        Keep probes disinfected and logged
        Look after your shoulders: use the ergonomic table and take the micro-breaks
        Take part in peer review of image sets
      `),
      needs: lines(`
        Registration (RDMS, RVT, RDCS or the local equivalent)
        Strong knowledge of anatomy and pathology
        Independence, and a low threshold for a second opinion
        Tact in rooms where the news may be bad
      `),
      pluses: lines(`
        A second registry
        Fetal echocardiography
        Experience with contrast-enhanced ultrasound
      `),
      skills: [
        'Ultrasound',
        'Doppler',
        'Preliminary reporting',
        'Probe disinfection',
        'Vascular imaging',
        'Obstetric imaging',
      ],
      pay: [40, 53],
      period: 'hour',
      at: ['hospital', 'clinic'],
    },
    {
      title: 'Nuclear Medicine Technologist',
      ladder: practitioner,
      field: 'nuclear medicine or PET/CT',
      summary: 'Half of the work is physics, half is patience, and all of it has a half-life.',
      duties: lines(`
        Prepare, assay and give radiopharmaceuticals
        Acquire and process SPECT, PET/CT and cardiac studies
        Survey, wipe-test and decay in storage by the license
        Plan the day around delivery times and half-lives
        Explain isolation instructions to therapy patients
        Run daily quality control on cameras and dose calibrators
        Support physicians in radionuclide therapies
      `),
      needs: lines(`
        Certification as a nuclear medicine technologist
        Radiation safety practice beyond reproach
        IV placement skill
        Exact record keeping
      `),
      pluses: lines(`
        PET or CT certification
        Experience with lutetium or radium therapies
        Hot-lab management
      `),
      skills: [
        'PET/CT',
        'SPECT',
        'Radiopharmaceuticals',
        'Radiation safety',
        'Cardiac stress imaging',
        'Quality control',
      ],
      pay: [41, 54],
      period: 'hour',
      at: ['hospital'],
    },
    {
      title: 'Imaging Operations Manager',
      ladder: management,
      field: 'imaging or outpatient operations',
      summary:
        'You will shorten the wait for an MRI from three weeks to one, without asking anyone to hurry.',
      duties: lines(`
        Lead technologists and support staff at two or three sites
        Balance scanner hours with demand, modality by modality
        Own the budget, service contracts and capital requests
        Track repeat rates, no-shows and report turnaround
        Keep accreditation current in every modality
        Plan replacements with vendors, physics and construction
        Handle complaints yourself, by telephone
      `),
      needs: lines(`
        Registration in an imaging modality
        Leadership of teams that cover evenings and weekends
        Numbers: utilization, variance, productivity
        Patience with vendors, less with downtime
      `),
      pluses: lines(`
        CRA certification
        Experience in opening a new outpatient site
        Bachelor's degree in business or health administration
      `),
      skills: [
        'Operations management',
        'Scheduling',
        'Budgeting',
        'Accreditation',
        'Vendor management',
        'Process improvement',
      ],
      pay: [104_000, 136_000],
      period: 'year',
      at: ['hospital', 'clinic'],
    },
  ],
};
