import { engineering, management, practitioner, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const informationTechnology: Department = {
  name: 'Information Technology',
  businessUnits: ['Corporate Services', 'Meridian Digital'],
  team: lines(`
    Each product team has an engineer, a designer, an analyst and a clinician who practices two days a week. The clinician has a vote.
    We deploy on weekday mornings, never on Friday, and write up every incident where all of Meridian can read it.
    About 340 people work in technology here, a third of them remotely. Meetings are recorded, decisions are written, and nobody is asked to be online at midnight.
  `),
  shifts: lines(`
    Weekdays, with one week of on-call in seven, which is paid and followed by a free day.
    Early, late and weekend shifts rotate; hospitals do not close.
  `),
  roles: [
    {
      title: 'Software Engineer',
      ladder: engineering,
      focuses: ['Patient Portal', 'Scheduling Platform', 'Clinical Integrations', 'Mobile'],
      field: 'software development',
      summary:
        'Two million people book, message and pay through software that your team owns from database to button.',
      duties: lines(`
        Design, build and run services in TypeScript, Java or Kotlin
        Connect with health records over FHIR and HL7, and survive their surprises
        Write tests that fail for the right reason
        Watch nurses use the thing before and after you change it
        Review code kindly and thoroughly
        Take your turn on call, with authority to fix causes
        Make every screen work with a keyboard and a screen reader
      `),
      needs: lines(`
        Fluency in at least one typed language and in SQL
        Experience in operating what you wrote
        Care for accessibility, privacy and plain language
        Short pull requests with good descriptions
      `),
      pluses: lines(`
        FHIR, HL7 v2 or DICOM
        React Native, Swift or Kotlin
        Event-driven systems
      `),
      skills: [
        'TypeScript',
        'Java',
        'FHIR',
        'PostgreSQL',
        'React',
        'Kubernetes',
        'Accessibility',
        'Automated testing',
        'AWS',
      ],
      pay: [112_000, 148_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 3,
    },
    {
      title: 'EHR Analyst',
      ladder: professional,
      focuses: ['Ambulatory', 'Inpatient Orders', 'Revenue Cycle', 'Oncology'],
      field: 'health record build or clinical informatics',
      summary: 'Every click that you remove is removed nine thousand times a day.',
      duties: lines(`
        Configure and test workflows with the clinicians who asked for them
        Answer tickets with the reason, and not only with the fix
        Prepare upgrades and quarterly releases
        Sit beside users at go-live, at night too
        Retire alerts and order sets that no one needs
        Document build decisions
        Track usage to see whether a change was worth it
      `),
      needs: lines(`
        Certification in a major health record application, or clinical practice with informatics interest
        Patience in asking why three times
        Knowledge of change control and testing
        Good relations with end users
      `),
      pluses: lines(`
        Epic or Cerner certification in a second module
        Clinical license
        SQL for reports
      `),
      skills: [
        'EHR configuration',
        'Clinical workflows',
        'Testing',
        'Change management',
        'User training',
        'SQL',
      ],
      pay: [88_000, 116_000],
      period: 'year',
      at: ['office', 'hospital'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Information Security Analyst',
      ladder: professional,
      field: 'security operations or engineering',
      summary: 'Hospitals are attacked every day. You will make that an ordinary day for our patients.',
      duties: lines(`
        Watch, triage and investigate alerts from endpoints, identity and network
        Hunt for what the tools did not see
        Run tabletop exercises with clinical leaders
        Assess vendors and medical devices before they are connected
        Automate the response to what repeats
        Lead phishing training without shaming anyone
        Write incident reports that executives finish reading
      `),
      needs: lines(`
        Knowledge of networking, identity and common attack paths
        Scripting in Python or PowerShell
        Familiarity with a SIEM and with endpoint detection
        Discretion
      `),
      pluses: lines(`
        GCIH, GCIA, OSCP or CISSP
        Medical device or OT security
        Cloud security in Azure or AWS
      `),
      skills: [
        'Incident response',
        'SIEM',
        'Threat hunting',
        'Python',
        'Vendor risk',
        'Identity management',
        'Network security',
      ],
      pay: [96_000, 128_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Data Engineer',
      ladder: engineering,
      field: 'data engineering or analytics',
      summary: 'You will give clinicians yesterday’s truth by six in the morning, every morning.',
      duties: lines(`
        Build and run pipelines from health records, claims and devices
        Model data so that two analysts get the same answer
        Write tests for data as well as for code
        Protect identifiable data by design, access and audit
        Support research with reproducible cohorts
        Lower the cost of what runs every hour and is read once a month
        Teach analysts to help themselves
      `),
      needs: lines(`
        Strong SQL, and Python or Scala
        Experience with a warehouse such as Snowflake, BigQuery or Databricks
        Orchestration and version control as a habit
        Care with definitions
      `),
      pluses: lines(`
        OMOP, claims or genomics data
        dbt in production
        Streaming with Kafka
      `),
      skills: ['SQL', 'Python', 'dbt', 'Snowflake', 'Data modeling', 'Airflow', 'Data privacy', 'OMOP'],
      pay: [108_000, 142_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'IT Support Specialist',
      ladder: practitioner,
      field: 'technical support',
      summary:
        'When the label printer in the operating room stops, you are the fastest person in the building.',
      duties: lines(`
        Solve hardware, printing, badge and login problems on site
        Image, deliver and retire workstations and carts
        Walk the units every morning and ask what is broken
        Document fixes so that they need you less
        Support video visits and conference rooms
        Escalate with logs, screenshots and the patient impact
        Help with moves and openings on some weekends
      `),
      needs: lines(`
        Knowledge of Windows, macOS and mobile devices
        Customer service with people in a hurry
        Ability to lift 40 pounds and to crawl under a desk
        Logical troubleshooting
      `),
      pluses: lines(`
        A+, Network+ or ITIL
        Experience in hospitals or labs
        Intune, Jamf or SCCM
      `),
      skills: [
        'Desktop support',
        'Troubleshooting',
        'Windows',
        'Mobile device management',
        'Customer service',
        'Ticketing',
      ],
      pay: [25.5, 34],
      period: 'hour',
      at: ['hospital', 'office'],
      employmentTypes: ['Full-time', 'Contract'],
      weight: 2,
    },
    {
      title: 'Network Engineer',
      ladder: engineering,
      field: 'enterprise networking',
      summary: 'Infusion pumps, imaging and 60,000 phones share your network, and none of them may wait.',
      duties: lines(`
        Design and run wired, wireless and wide-area networks for 160 buildings
        Plan maintenance with the wards, and be there when it happens
        Segment medical devices from everything else
        Replace configuration by hand with code
        Survey and tune wireless for voice and location services
        Watch capacity and act before it hurts
        Lead root cause reviews with carriers
      `),
      needs: lines(`
        Routing, switching and wireless at scale
        Experience with firewalls and network access control
        Clear drawings and change records
        Participation in paid on-call
      `),
      pluses: lines(`
        CCNP, CWNA or equivalent
        Ansible or Python automation
        Experience in hospitals
      `),
      skills: [
        'Routing',
        'Wireless',
        'Network segmentation',
        'Firewalls',
        'Ansible',
        'SD-WAN',
        'Capacity planning',
      ],
      pay: [98_000, 131_000],
      period: 'year',
      at: ['office', 'hospital'],
      work: 'office',
    },
    {
      title: 'Digital Product Manager',
      ladder: management,
      field: 'product management',
      summary:
        'The front door of Meridian is an app, and a third of our patients still prefer the telephone: you will serve both.',
      duties: lines(`
        Own the outcomes of one product: fewer missed visits, shorter waits
        Talk with patients and staff every week
        Decide what not to build, and say it early
        Write one-page briefs that a new colleague understands
        Work with engineering, design, legal and clinical leaders
        Run experiments within ethical limits
        Report results, and the ones that did not work too
      `),
      needs: lines(`
        Experience with a product that people use under stress
        Comfort with data and with interviews
        Knowledge of accessibility and health literacy
        Writing others enjoy
      `),
      pluses: lines(`
        Healthcare or public service background
        Experience with appointment or messaging products
        Design or engineering practice
      `),
      skills: [
        'Product strategy',
        'User research',
        'Experimentation',
        'Roadmapping',
        'Health literacy',
        'Stakeholder management',
      ],
      pay: [124_000, 162_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
  ],
};
