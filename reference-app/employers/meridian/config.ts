import type { EmployerConfigInput } from '../../contract/employer-config.ts';
import { bootstrapping } from './form-definitions.ts';
import { consentText } from './consent-text.ts';
import { questionnaires } from './questionnaires.ts';

export const config: EmployerConfigInput = {
  pcsxConfig: {
    branding: {
      companyName: 'Meridian Health',
      logo: '/employers/meridian.example/logo.svg',
      tagline: 'Good care, wherever you live',
    },
    searchConfig: {
      smartFilters: [
        { name: 'department' },
        { name: 'location' },
        { name: 'work_location_option' },
        { name: 'seniority' },
      ],
      allFilters: [
        { name: 'department' },
        { name: 'location' },
        { name: 'work_location_option' },
        { name: 'seniority' },
        { name: 'employment_type' },
        { name: 'business_unit' },
        { name: 'skill' },
        { name: 'recent' },
      ],
      mapConfig: { enabled: true },
      currentLocation: { enabled: true },
      strongMatchThreshold: 4,
    },
    searchOptionsMap: {
      business_unit: { displayName: 'Part of Meridian' },
      seniority: { displayName: 'Career stage' },
      employment_type: { displayName: 'Contract' },
    },
    dashboardConfig: { tabs: ['applications', 'interviews', 'savedPositions', 'events', 'offers'] },
    overrides: {
      12: {
        branding: {
          banners: [
            {
              variant: 'info',
              text: 'For this job you may send a short video instead of a letter.',
              pages: ['singlePosition'],
            },
          ],
        },
      },
    },
    applyFormConfig: { questionnaires },
    jobCartConfig: { enabled: true },
    fileUploadConfig: { resume: { allowedFileTypes: ['.pdf', '.docx', '.txt'] } },
  },
  supportedLanguages: ['en-US', 'ar'],
  notificationsConfig: {
    savedSearchNotification: { enabled: true },
    enableCandidateInappNotifications: true,
    actionRequired: { enabled: true },
  },
  bootstrappingConfig: bootstrapping,
  privacyConfig: { consentText },
  formsConfig: {
    tabs: [
      { id: 'before_you_start', title: 'Before you start' },
      { id: 'health', title: 'Health' },
      { id: 'feedback', title: 'Feedback' },
    ],
  },
  loginSignupConfig: { candidateLoginEnabled: true },
  gates: { referralWithCandidateApplicationGate: true },
  chatbotxConfig: {
    enabled: true,
    greeting:
      'Hello! I can look for jobs near you, explain how we hire, or tell you where an application stands.',
  },
};
