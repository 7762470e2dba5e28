import type { EmployerConfigInput } from '../../contract/employer-config.ts';

const assets = '/employers/loomfield.example';

export const config: EmployerConfigInput = {
  pcsxConfig: {
    branding: {
      companyName: 'Loomfield Market',
      logo: `${assets}/logo.svg`,
      tagline: 'Good food, fair prices, nobody in a hurry',
      banners: [
        {
          variant: 'info',
          text: 'Holiday season: we are hiring 220 seasonal colleagues. Most of last year’s are still here.',
          pages: ['jobs'],
        },
        {
          variant: 'alert',
          text: 'We never ask for money, bank details or gift cards during an application. If somebody does, call your market.',
          pages: ['singlePosition'],
        },
      ],
      implementationPhase: {
        displayText:
          'This careers site is being set up. Applications already reach us; some texts may still change.',
      },
    },
    searchConfig: {
      smartFilters: [
        { name: 'department' },
        { name: 'location' },
        { name: 'employment_type', type: 'single_select' },
        { name: 'work_location_option' },
        { name: 'recent' },
      ],
      allFilters: [
        { name: 'department' },
        { name: 'location' },
        { name: 'employment_type', type: 'single_select' },
        { name: 'work_location_option' },
        { name: 'seniority' },
        { name: 'recent' },
      ],
      mapConfig: { enabled: true },
    },
    searchOptionsMap: {
      location: { displayName: 'Town' },
      employment_type: { displayName: 'Hours' },
      seniority: { displayName: 'Experience' },
    },
    dashboardConfig: { tabs: ['applications'] },
    jobCartConfig: { enabled: false },
    fileUploadConfig: { resume: { allowedFileTypes: ['.pdf', '.docx', '.txt'] } },
  },
  supportedLanguages: ['en-US'],
  notificationsConfig: {
    savedSearchNotification: { enabled: false },
    enableCandidateInappNotifications: false,
  },
  loginSignupConfig: { candidateLoginEnabled: false },
  behaviourFlags: { hideInjectedFooter: true },
};
