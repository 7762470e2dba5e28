import { management, practitioner } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const laboratory: Department = {
  name: 'Laboratory',
  businessUnits: ['Meridian Diagnostics', 'Hospitals'],
  team: lines(`
    The core laboratory reports 11 million results a year on an automated line; the people beside it are there for the one result in two hundred that does not fit.
    Benches rotate every quarter, so that nobody forgets how to read a smear and nobody is stuck with the centrifuge.
    Pathologists have their doors open to the bench, and unusual cases are shown to everyone on Thursdays over lunch.
  `),
  shifts: lines(`
    Day, evening and night shifts are open; nights carry a differential of 15 percent.
    Four ten-hour days, with one weekend in four.
    Early shift: the first draws begin at five, and so does the coffee.
  `),
  roles: [
    {
      title: 'Medical Laboratory Scientist',
      ladder: practitioner,
      focuses: ['Hematology', 'Chemistry', 'Core Laboratory', 'Coagulation'],
      field: 'a clinical laboratory',
      summary:
        'Seven in ten clinical decisions begin with a number that somebody like you was willing to sign.',
      duties: lines(`
        Run and verify analyses in chemistry, hematology and coagulation
        Review smears and flags, and call critical values within 15 minutes
        Perform calibration, controls and maintenance, and stop reporting when a control fails
        Trace a strange result back to the tube, the draw or the patient
        Validate new methods and write their procedures
        Train students and new colleagues at the bench
        Keep records that an inspector can follow without you
      `),
      needs: lines(`
        Bachelor's degree in laboratory science or a related field
        Certification or registration as your location requires
        A skeptical eye for results that look too good
        Color vision and dexterity for bench work
      `),
      pluses: lines(`
        Generalist experience across two or more benches
        Knowledge of middleware rules and autoverification
        Experience with total laboratory automation
      `),
      skills: [
        'Hematology',
        'Clinical chemistry',
        'Quality control',
        'Method validation',
        'Coagulation',
        'Laboratory information systems',
        'Autoverification',
      ],
      pay: [34, 46.5],
      period: 'hour',
      at: ['hospital', 'lab'],
      weight: 3,
    },
    {
      title: 'Phlebotomist',
      ladder: practitioner,
      field: 'blood collection',
      summary: 'You have about four minutes to be trusted by a stranger who hates needles.',
      duties: lines(`
        Identify every patient by two identifiers and label at the chairside
        Draw adults, children and difficult veins with patience
        Collect cultures and timed specimens exactly as ordered
        Process, spin and route specimens within the stability window
        Do early morning rounds on the wards
        Keep draw stations stocked and sharps containers safe
        Help patients who feel faint, and write it down
      `),
      needs: lines(`
        Phlebotomy training or certification
        Gentle and accurate technique
        A friendly manner at five in the morning
        Reliability; twenty patients are waiting when one of us is late
      `),
      pluses: lines(`
        Pediatric or neonatal collection
        A driver's license for home draws
        Conversational Spanish, Vietnamese or Polish
      `),
      skills: [
        'Venipuncture',
        'Specimen processing',
        'Patient identification',
        'Pediatric collection',
        'Customer service',
        'Infection control',
      ],
      pay: [19.5, 25],
      period: 'hour',
      at: ['hospital', 'clinic'],
      employmentTypes: ['Full-time', 'Part-time', 'Per diem'],
      weight: 3,
    },
    {
      title: 'Histotechnologist',
      ladder: practitioner,
      field: 'histology',
      summary: 'A surgeon is waiting with the patient open: your frozen section will be ready in 14 minutes.',
      duties: lines(`
        Embed, cut and stain tissue to a standard that pathologists trust
        Prepare frozen sections during surgery
        Run immunohistochemistry and document controls
        Keep processors, cryostats and stainers maintained
        Track every block and slide from bench to archive
        Handle formalin and solvents by the book
        Try out new antibodies together with the pathologist
      `),
      needs: lines(`
        Certification as HT or HTL, or training that leads to it
        Microtomy skill that shows in the ribbons
        Care in handling what cannot be replaced
        Willingness to start early
      `),
      pluses: lines(`
        Experience with digital slide scanning
        Mohs or muscle biopsy technique
        Qualification in immunohistochemistry
      `),
      skills: [
        'Microtomy',
        'Frozen sections',
        'Immunohistochemistry',
        'Tissue processing',
        'Special stains',
        'Digital pathology',
      ],
      pay: [32.5, 43],
      period: 'hour',
      at: ['hospital', 'lab'],
    },
    {
      title: 'Microbiology Technologist',
      ladder: practitioner,
      field: 'clinical microbiology',
      summary:
        'You will tell the ward which antibiotic works, often before the patient has been transferred.',
      duties: lines(`
        Read cultures and choose what to work up and what to leave
        Identify organisms by mass spectrometry and sequence the odd ones
        Set up susceptibility tests and question improbable patterns
        Call positive blood cultures with the gram stain and the rapid panel
        Watch for clusters and warn infection prevention
        Maintain biosafety practice at all times
        Prepare the yearly antibiogram
      `),
      needs: lines(`
        Bachelor's degree in microbiology or laboratory science
        Certification or registration as your location requires
        Pattern recognition, and the discipline to prove it
        Experience with, or training for, biosafety level 2 work
      `),
      pluses: lines(`
        SM(ASCP) or an equivalent specialist certificate
        Mycology or parasitology
        Experience with molecular respiratory panels
      `),
      skills: [
        'Culture interpretation',
        'MALDI-TOF',
        'Susceptibility testing',
        'Molecular diagnostics',
        'Gram stain',
        'Biosafety',
      ],
      pay: [35.5, 48],
      period: 'hour',
      at: ['hospital', 'lab'],
    },
    {
      title: 'Blood Bank Technologist',
      ladder: practitioner,
      field: 'transfusion medicine',
      summary:
        'Six coolers of blood in eleven minutes is routine for us; doing it without a mistake is the job.',
      duties: lines(`
        Type, screen and crossmatch, and resolve antibodies
        Issue components under massive transfusion protocols
        Investigate transfusion reactions and report them
        Manage stock with the regional supplier, platelets above all
        Prepare components for neonates
        Check refrigerators and alarms daily
        Teach nurses what to do in the first 15 minutes
      `),
      needs: lines(`
        Certification as a laboratory scientist or blood bank specialist
        Systematic thinking in antibody identification
        Ability to stay exact when the phone does not stop
        Experience with, or strong interest in, immunohematology
      `),
      pluses: lines(`
        SBB certification
        Experience in a trauma or transplant center
        Apheresis
      `),
      skills: [
        'Antibody identification',
        'Crossmatching',
        'Massive transfusion',
        'Component preparation',
        'Regulatory compliance',
        'Inventory management',
      ],
      pay: [35, 47.5],
      period: 'hour',
      at: ['hospital'],
    },
    {
      title: 'Laboratory Quality Manager',
      ladder: management,
      field: 'laboratory quality or operations',
      summary: 'You will keep 14 laboratories ready for an inspector who does not announce the visit.',
      duties: lines(`
        Own the quality plan, the document system and the audit calendar
        Lead mock inspections and close findings with owners and dates
        Analyze errors before, during and after analysis, and act on the largest
        Oversee proficiency testing across all sites
        Coach supervisors in root cause analysis
        Report indicators to the medical director every month
        Represent the laboratory in system-wide quality work
      `),
      needs: lines(`
        Degree in laboratory science with certification
        Knowledge of CAP, ISO 15189 or the local standard
        Plain writing and firm follow-up
        Willingness to travel to the regional sites about one day a week
      `),
      pluses: lines(`
        Certification in quality (CMQ/OE or DLM)
        Lean or Six Sigma training
        Inspector experience
      `),
      skills: [
        'Quality management',
        'Auditing',
        'ISO 15189',
        'Root cause analysis',
        'Document control',
        'Proficiency testing',
      ],
      pay: [96_000, 124_000],
      period: 'year',
      at: ['lab', 'hospital'],
      work: 'office',
    },
  ],
};
