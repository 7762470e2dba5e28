import { professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

export const people: Department = {
  name: 'People and Talent',
  businessUnits: ['Corporate Services'],
  team: lines(`
    Our people team sits on site, in badge range of the wards. A nurse on nights can meet an HR partner at 6:30 in the morning, by design.
    We answer every applicant, and we publish how long it took. At the moment it takes nine days.
    Policy drafts go to 20 employees before they go to a committee, and most drafts get shorter on the way.
  `),
  roles: [
    {
      title: 'Recruiter',
      ladder: professional,
      focuses: ['Nursing', 'Physicians', 'Technology', 'Early Careers'],
      field: 'recruiting',
      summary: 'You will hire the people who will one day look after your parents, which sharpens the eye.',
      duties: lines(`
        Run searches from intake to the first day
        Call candidates before you write to them
        Advise hiring managers on market, pay and fair selection
        Build relations with schools and community groups
        Keep every applicant informed, the unsuccessful ones too
        Track time, source and quality, and act on them
        Represent us at fairs and clinical rotations
      `),
      needs: lines(`
        Experience in full-cycle or high-volume hiring
        Honest selling
        Knowledge of structured interviewing
        Order in a calendar that is not
      `),
      pluses: lines(`
        Healthcare hiring
        Experience with international candidates
        Data beyond the dashboard
      `),
      skills: [
        'Sourcing',
        'Structured interviewing',
        'Candidate experience',
        'Offer negotiation',
        'Applicant tracking',
        'Employer branding',
      ],
      pay: [68_000, 92_000],
      period: 'year',
      at: ['office', 'hospital'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'HR Business Partner',
      ladder: professional,
      field: 'human resources',
      summary: 'Three hospitals will treat you as part of their leadership, because you will act like it.',
      duties: lines(`
        Advise leaders on structure, performance and change
        Coach managers through conversations they would rather avoid
        Read turnover by unit and find the reason behind it
        Guide investigations with fairness to everyone
        Work with unions in good faith
        Plan the workforce two years ahead
        Explain policy in a paragraph
      `),
      needs: lines(`
        Knowledge of employment law where you will work
        Credibility on a night shift
        Comfort with data and with silence
        Experience in employee relations
      `),
      pluses: lines(`
        SHRM-SCP, SPHR or CIPD
        Labor relations
        Hospital experience
      `),
      skills: [
        'Employee relations',
        'Coaching',
        'Workforce planning',
        'Labor relations',
        'Change management',
        'Employment law',
      ],
      pay: [92_000, 122_000],
      period: 'year',
      at: ['hospital', 'office'],
      work: 'office',
    },
    {
      title: 'Learning Designer',
      ladder: professional,
      field: 'instructional design',
      summary: 'Nobody ever learned hand hygiene from 40 slides; you will find what works instead.',
      duties: lines(`
        Design courses, job aids and simulations with subject experts
        Test drafts with five real learners
        Replace yearly modules by short practice
        Write and record in plain language
        Make content accessible and translatable
        Measure behavior, not only completion
        Keep the catalog small and current
      `),
      needs: lines(`
        Portfolio of learning that changed something
        Knowledge of adult learning and accessibility
        Authoring tools, video or simulation
        Curiosity for clinical work
      `),
      pluses: lines(`
        Healthcare or safety training
        Motion graphics
        Learning analytics
      `),
      skills: [
        'Instructional design',
        'Articulate Storyline',
        'Video production',
        'Accessibility',
        'Learning analytics',
        'Facilitation',
      ],
      pay: [76_000, 101_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Compensation Analyst',
      ladder: professional,
      field: 'compensation',
      summary: 'Pay at Meridian is open; you will be able to defend every number in it.',
      duties: lines(`
        Evaluate jobs and keep the structure current
        Take part in surveys and match with care
        Check pay equity every quarter and propose corrections
        Model costs for budgets and bargaining
        Advise recruiters on offers
        Explain ranges to managers and staff
        Automate reports that are made by hand
      `),
      needs: lines(`
        Advanced spreadsheets and some SQL
        Statistics to the level of regression
        Discretion
        Simple explanations
      `),
      pluses: lines(`
        CCP certification
        Physician compensation
        Workday
      `),
      skills: ['Job evaluation', 'Market pricing', 'Pay equity', 'Regression analysis', 'Excel', 'Workday'],
      pay: [84_000, 110_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Benefits Specialist',
      ladder: professional,
      field: 'employee benefits',
      summary:
        'You will be the person who finds out why the claim for the new baby was refused, and fixes it that week.',
      duties: lines(`
        Administer health, retirement and leave plans
        Help employees through illness, birth and loss
        Run open enrollment with clear materials
        Audit files and carrier invoices
        Work with vendors on service levels
        Hold office hours on all shifts
        Suggest changes from what employees ask
      `),
      needs: lines(`
        Knowledge of benefit and leave rules
        Empathy and accuracy together
        Confidentiality
        Experience with enrollment systems
      `),
      pluses: lines(`
        CEBS designation
        Multilingual service
        Leave management experience
      `),
      skills: [
        'Benefits administration',
        'Leave management',
        'Open enrollment',
        'Vendor management',
        'Employee communication',
      ],
      pay: [64_000, 84_000],
      period: 'year',
      at: ['office'],
      work: 'flexible',
    },
    {
      title: 'Employee Health and Wellbeing Partner',
      ladder: professional,
      field: 'occupational health or wellbeing programs',
      summary: 'People who care for others all day need somebody whose job is to care for them.',
      duties: lines(`
        Plan programs on sleep, resilience and safe lifting with the units
        Arrange peer support after hard events within 24 hours
        Run vaccination and fit-test campaigns
        Review injury data and act on the pattern
        Work with security on violence prevention
        Train peer supporters
        Report what changed
      `),
      needs: lines(`
        Background in nursing, occupational health, psychology or public health
        Trust of staff, earned by presence
        Program planning and evaluation
        Discretion
      `),
      pluses: lines(`
        COHN certification
        Critical incident stress training
        Ergonomics
      `),
      skills: [
        'Wellbeing programs',
        'Peer support',
        'Occupational health',
        'Program evaluation',
        'Ergonomics',
        'Communication',
      ],
      pay: [74_000, 96_000],
      period: 'year',
      at: ['hospital', 'office'],
      work: 'office',
    },
  ],
};
