import { engineering, management, professional } from '../../generator/ladders.ts';
import { type Department, lines } from '../../generator/parts.ts';

/** The comma in its name is on purpose: it shows `enableCommaInFilterValues`. */
export const softwareFirmware: Department = {
  name: 'Software, Firmware',
  businessUnits: ['Platform', 'Kestrel Arm', 'Kestrel Carrier'],
  team: lines(`
    One repository, one build, 41 engineers. A change goes from review to a robot on the test floor in about 25 minutes.
    We write Rust on the controller, C++ where the physics is, TypeScript where people look. Nobody is asked to know all three on the first day.
    Each pair of engineers owns a subsystem on real machines in the field, and reads its logs on Monday mornings.
  `),
  roles: [
    {
      title: 'Firmware Engineer',
      ladder: engineering,
      focuses: ['Motor Control', 'Safety Controller', 'Power Electronics', 'Sensors'],
      field: 'embedded development',
      summary: 'Your loop runs 20,000 times a second, next to somebody’s hand.',
      duties: lines(`
        Write firmware in Rust and C for motor drives, brakes and sensor boards
        Bring up new boards together with the people who drew them
        Measure timing and current on the bench, and believe the oscilloscope
        Build hardware-in-the-loop tests that run on every commit
        Design updates that cannot brick a robot in the field
        Analyze returns from customers down to the register
        Review safety-relevant changes with a second engineer
      `),
      needs: lines(`
        C or Rust on bare metal or a small real-time system
        Reading schematics and data sheets without help
        Debugging with a scope, a logic analyzer and patience
        Degree in electrical or computer engineering, or work that shows the same
      `),
      pluses: lines(`
        Field-oriented control
        EtherCAT, CANopen or functional safety experience
        FPGA design
      `),
      skills: [
        'Embedded C',
        'Rust',
        'Real-time systems',
        'Motor control',
        'EtherCAT',
        'Hardware-in-the-loop',
        'Oscilloscope',
        'STM32',
      ],
      pay: [122_000, 158_000],
      period: 'year',
      at: ['lab'],
      work: 'office',
      weight: 3,
    },
    {
      title: 'Robotics Software Engineer',
      ladder: engineering,
      focuses: ['Motion Planning', 'Grasping', 'Localization', 'Fleet Management'],
      field: 'robotics software',
      summary: 'A robot that stops is safe, and useless; you will make it find another way.',
      duties: lines(`
        Develop planning, control or fleet software in C++ and Rust
        Test in simulation at night and on the floor by day
        Profile and remove milliseconds
        Work from logs of real shifts, not from demos
        Define interfaces that survive the next robot
        Sit in on customer commissioning twice a year
      `),
      needs: lines(`
        Modern C++ or Rust in production
        Linear algebra, kinematics and the sense to test them
        Experience with ROS 2 or a comparable middleware
        Habit of writing down why
      `),
      pluses: lines(`
        Optimization or sampling-based planning
        Experience with 24-hour operations
        Open-source contributions in robotics
      `),
      skills: ['C++', 'Rust', 'ROS 2', 'Motion planning', 'Kinematics', 'Simulation', 'SLAM', 'Linux'],
      pay: [134_000, 172_000],
      period: 'year',
      at: ['lab'],
      work: 'flexible',
      weight: 3,
    },
    {
      title: 'Perception Engineer',
      ladder: engineering,
      field: 'computer vision or sensor fusion',
      summary: 'Shrink-wrap, glare and a forklift at dusk: the data set is out there, and it is unkind.',
      duties: lines(`
        Train and deploy detection and depth models at the edge
        Calibrate cameras and lidars so that they stay calibrated
        Build the loop from field failure to labeled data to release
        Quantify uncertainty and hand it to the planner
        Optimize inference for 15 watts
        Keep data sets documented and customers’ faces out of them
      `),
      needs: lines(`
        Python and C++ for vision
        Deep learning beyond the tutorial
        Geometry: cameras, poses, errors
        Care with evaluation
      `),
      pluses: lines(`
        TensorRT or similar
        Event cameras or time-of-flight
        A publication that somebody used
      `),
      skills: [
        'Computer vision',
        'PyTorch',
        'C++',
        'Sensor fusion',
        'Calibration',
        'Edge inference',
        'Lidar',
      ],
      pay: [138_000, 178_000],
      period: 'year',
      at: ['lab'],
      work: 'flexible',
      weight: 2,
    },
    {
      title: 'Test Automation Engineer',
      ladder: engineering,
      field: 'test automation',
      summary: 'Nine robots in a cage run your tests all night, and what they find decides the morning.',
      duties: lines(`
        Own the robot test cell and its schedule
        Write system tests in Python and Rust
        Turn each field incident into a test that would have caught it
        Keep flaky tests below one in two thousand
        Report quality in a page that managers understand
        Plan release candidates with product and service
      `),
      needs: lines(`
        Python in depth
        Experience with hardware in the test loop
        Continuous integration as a craft
        Persuasion without authority
      `),
      pluses: lines(`
        Robot Framework or pytest plug-ins
        PLC or fixture building
        Statistics for reliability
      `),
      skills: [
        'Python',
        'Test automation',
        'Continuous integration',
        'Hardware-in-the-loop',
        'Reliability',
        'Linux',
      ],
      pay: [108_000, 138_000],
      period: 'year',
      at: ['lab'],
    },
    {
      title: 'Cloud Platform Engineer',
      ladder: engineering,
      field: 'platform or site reliability engineering',
      summary: 'Four thousand robots call home; when they cannot, they must go on working.',
      duties: lines(`
        Run telemetry, updates and remote support for the fleet
        Design for sites that are offline on purpose
        Keep customer data apart and audited
        Automate from certificate to rollback
        Watch cost per robot and halve it again
        Share on-call, one week in eight
      `),
      needs: lines(`
        Kubernetes, Terraform and one cloud in depth
        Go, Rust or TypeScript
        Security as a daily practice
        Calm incident handling
      `),
      pluses: lines(`
        Device fleets or telecom
        Time-series databases
        ISO 27001 experience
      `),
      skills: ['Kubernetes', 'Terraform', 'Go', 'Observability', 'AWS', 'Device management', 'Security'],
      pay: [126_000, 162_000],
      period: 'year',
      at: ['lab'],
      work: 'flexible',
    },
    {
      title: 'Frontend Engineer',
      ladder: engineering,
      focuses: ['Teach Pendant', 'Fleet Console'],
      field: 'frontend development',
      summary: 'Your screen is used with gloves, in glare, by someone who has 20 seconds.',
      duties: lines(`
        Build operator interfaces in TypeScript and React
        Prototype with machine operators on the floor
        Render robots in 3D without draining the tablet
        Make every action reversible, or ask first
        Translate into 14 languages, two of them right to left
        Test with keyboards, gloves and screen readers
      `),
      needs: lines(`
        TypeScript and React in production
        Design sense and respect for designers
        Accessibility in practice
        Performance measured rather than felt
      `),
      pluses: lines(`
        Three.js or WebGL
        Industrial interfaces
        Arabic or Hebrew layouts
      `),
      skills: ['TypeScript', 'React', 'WebGL', 'Accessibility', 'Usability testing', 'Internationalization'],
      pay: [112_000, 145_000],
      period: 'year',
      at: ['lab'],
      work: 'flexible',
    },
  ],
};

export const mechanical: Department = {
  name: 'Mechanical Engineering',
  businessUnits: ['Kestrel Arm', 'Kestrel Carrier'],
  team: lines(`
    The shop is 30 steps from the desks. Most parts that are drawn before noon can be held before dinner.
    Designers assemble the first five units themselves; it has ended many debates about screws.
  `),
  roles: [
    {
      title: 'Mechanical Design Engineer',
      ladder: engineering,
      focuses: ['Joints and Gearing', 'End Effectors', 'Mobile Base'],
      field: 'mechanical design',
      summary: 'You will take 800 grams out of a wrist without anybody noticing anything but the speed.',
      duties: lines(`
        Design joints, structures and covers for volume
        Calculate loads, lives and tolerances, then test them to failure
        Choose processes with suppliers: casting, molding, printing, milling
        Build and measure prototypes in our shop
        Release drawings the factory does not have to call about
        Lower cost and part count with each revision
      `),
      needs: lines(`
        Degree in mechanical engineering or equivalent practice
        3D CAD and tolerance analysis
        Finite elements with a healthy doubt
        Hands that have built things
      `),
      pluses: lines(`
        Strain wave or cycloidal gears
        Plastic or die-cast design
        IP65 sealing
      `),
      skills: [
        'SolidWorks',
        'GD&T',
        'Finite element analysis',
        'Design for manufacturing',
        'Prototyping',
        'Gear design',
      ],
      pay: [102_000, 134_000],
      period: 'year',
      at: ['lab'],
      work: 'office',
      weight: 2,
    },
    {
      title: 'Mechatronics Engineer',
      ladder: engineering,
      field: 'mechatronics',
      summary: 'Between the motor and the code there is a noise, and you will find out whose it is.',
      duties: lines(`
        Integrate motors, encoders, brakes and harnesses
        Model thermal and dynamic behavior and check it on the dynamometer
        Tune control loops with firmware
        Lead the bring-up of new joints
        Write test specifications for production
        Solve field failures across disciplines
      `),
      needs: lines(`
        Solid electrical, mechanical and control basics
        MATLAB or Python for analysis
        Bench skills from soldering to vibration measurement
        Systematic troubleshooting
      `),
      pluses: lines(`
        Electromagnetic compatibility
        Encoder technology
        Design of experiments
      `),
      skills: [
        'Control theory',
        'MATLAB',
        'Encoders',
        'Thermal modeling',
        'Harness design',
        'Dynamometer testing',
      ],
      pay: [104_000, 136_000],
      period: 'year',
      at: ['lab'],
    },
    {
      title: 'Reliability Engineer',
      ladder: engineering,
      field: 'reliability or test engineering',
      summary: 'We promise 35,000 hours; you decide whether we may.',
      duties: lines(`
        Plan life, climate and vibration tests
        Run the test hall with two technicians
        Analyze failures to the grain and the date code
        Predict returns, and compare with what came
        Feed findings into design before tooling
        Explain confidence intervals to sales
      `),
      needs: lines(`
        Degree in engineering or physics
        Weibull analysis and accelerated testing
        Experience with failure analysis
        Clear reports
      `),
      pluses: lines(`
        HALT and HASS
        Materials science
        CRE certification
      `),
      skills: ['Reliability', 'Weibull analysis', 'Failure analysis', 'Accelerated testing', 'Statistics'],
      pay: [100_000, 130_000],
      period: 'year',
      at: ['lab', 'plant'],
    },
    {
      title: 'Engineering Program Manager',
      ladder: management,
      field: 'hardware program management',
      summary:
        'From first sketch to the thousandth unit takes 20 months, and your plan has a date for each surprise.',
      duties: lines(`
        Lead a robot program across mechanics, electronics, software and factory
        Run gates that stop what is not ready
        Keep risks, owners and dates on one page
        Manage prototype builds and budgets
        Tell executives early what slipped
        Close each phase with lessons that are used
      `),
      needs: lines(`
        Experience in shipping electromechanical products
        Technical depth to ask the next question
        Budget responsibility
        Steady communication across time zones
      `),
      pluses: lines(`
        PMP or equivalent
        Supplier tooling programs
        Degree in engineering
      `),
      skills: [
        'Program management',
        'Risk management',
        'Hardware development',
        'Budgeting',
        'Stakeholder management',
      ],
      pay: [128_000, 162_000],
      period: 'year',
      at: ['lab'],
      work: 'office',
    },
  ],
};

export const productDesign: Department = {
  name: 'Product and Design',
  businessUnits: ['Platform'],
  team: lines(`
    Six product managers, five designers and one retired line operator who tries everything first.
    We keep a wall of the stupidest steps that customers have to take, and remove one each week.
  `),
  roles: [
    {
      title: 'Product Manager',
      ladder: professional,
      focuses: ['Palletizing', 'Machine Tending', 'Autonomous Transport'],
      field: 'product management for technical products',
      summary: 'You will spend a day a week in factories, and decide from what you saw.',
      duties: lines(`
        Own one application from first call to renewal
        Interview operators, integrators and safety officers
        Write requirements with a reason and a test
        Set price and packaging with sales
        Say no with respect
        Launch in five markets and read the numbers afterward
      `),
      needs: lines(`
        Experience with hardware or industrial software
        Customer research by yourself
        Business sense in numbers
        Good written English
      `),
      pluses: lines(`
        Factory experience
        A second European or Asian language
        Engineering degree
      `),
      skills: ['Product strategy', 'User research', 'Pricing', 'Roadmapping', 'Industrial automation'],
      pay: [118_000, 152_000],
      period: 'year',
      at: ['lab', 'office'],
      work: 'flexible',
    },
    {
      title: 'UX Designer',
      ladder: professional,
      field: 'interaction design',
      summary: 'Programming a robot should take an afternoon and no programmer; you will get us there.',
      duties: lines(`
        Research with operators in noise and safety shoes
        Design flows, words and icons for tablet and pendant
        Prototype in code or with cardboard
        Test every two weeks
        Keep the design system coherent with engineering
        Make error messages say what to do
      `),
      needs: lines(`
        Portfolio of complex tools made simple
        Prototyping and testing skill
        Writing for interfaces
        Accessibility knowledge
      `),
      pluses: lines(`
        Industrial or medical interfaces
        Motion or 3D
        Right-to-left design
      `),
      skills: [
        'Interaction design',
        'Figma',
        'Usability testing',
        'Design systems',
        'Prototyping',
        'UX writing',
      ],
      pay: [96_000, 126_000],
      period: 'year',
      at: ['lab'],
      work: 'flexible',
    },
    {
      title: 'Technical Writer',
      ladder: professional,
      field: 'technical documentation',
      summary: 'If the manual is right, service does not ring; if it is short, it may even be read.',
      duties: lines(`
        Write manuals, safety notes and online help
        Try each procedure on the machine
        Structure content for reuse and translation
        Photograph and draw
        Work with certification on required texts
        Delete what nobody needs
      `),
      needs: lines(`
        Plain language at a professional level
        Experience with structured authoring
        Interest in machines
        Knowledge of the ANSI or ISO rules for safety notes
      `),
      pluses: lines(`
        Docs as code
        Video
        German or Japanese
      `),
      skills: [
        'Technical writing',
        'Structured authoring',
        'Safety documentation',
        'Translation management',
        'Illustration',
      ],
      pay: [78_000, 102_000],
      period: 'year',
      at: ['lab', 'office'],
      work: 'flexible',
    },
  ],
};
