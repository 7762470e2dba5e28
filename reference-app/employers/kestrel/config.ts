import type { EmployerConfigInput } from '../../contract/employer-config.ts';
import { footerHtml, navbarHtml } from './custom-html.ts';
import { questionnaires } from './questionnaires.ts';

export const config: EmployerConfigInput = {
  pcsxConfig: {
    branding: {
      companyName: 'Kestrel Robotics',
      logo: '/employers/kestrel.example/logo.svg',
      tagline: 'Machines with good manners',
      customPageSections: {
        customNavbarConfig: { html: navbarHtml },
        customFooterConfig: { html: footerHtml },
      },
    },
    searchConfig: {
      smartFilters: [
        { name: 'department' },
        { name: 'location' },
        { name: 'work_location_option' },
        { name: 'skill', allowFreeText: true },
        { name: 'remote' },
      ],
      allFilters: [
        { name: 'department' },
        { name: 'location' },
        { name: 'work_location_option' },
        { name: 'skill', allowFreeText: true },
        { name: 'seniority' },
        { name: 'business_unit' },
        { name: 'remote' },
      ],
      mapConfig: { enabled: false },
    },
    searchOptionsMap: {
      department: { displayName: 'Team' },
      business_unit: { displayName: 'Product line' },
      work_location_option: {
        displayName: 'Where you work',
        options: {
          labelMap: {
            onsite: 'At the bench',
            hybrid: 'Hybrid',
            remote: 'Remote',
            remote_local: 'Remote, near a lab',
            remote_global: 'Remote, anywhere',
          },
        },
      },
    },
    dashboardConfig: { tabs: ['applications', 'interviews', 'savedPositions', 'offers'] },
    applyFormConfig: { disableLoggedOutApply: true, questionnaires },
    jobCartConfig: { enabled: false },
    fileUploadConfig: { resume: { allowedFileTypes: ['.pdf', '.docx'] } },
    seoConfig: {
      pagesMetadata: {
        jobs: {
          title: 'Open positions | Kestrel Robotics',
          description:
            'Engineering, firmware, manufacturing and field service jobs at Kestrel Robotics, from Pittsburgh to Nagoya.',
        },
        dashboard: { title: 'Your applications | Kestrel Robotics' },
      },
    },
  },
  supportedLanguages: ['en-US', 'ar'],
  formsConfig: { tabs: [{ id: 'start', title: 'Before your first day' }] },
  notificationsConfig: {
    savedSearchNotification: { enabled: true },
    enableCandidateInappNotifications: true,
  },
  behaviourFlags: { shouldRedirectToDashboardV2: true, enableCommaInFilterValues: true },
};
