import { applicationsPart } from '../../dashboard/applications-tab.tsx';
import { partPage } from '../../dashboard/part-page.tsx';

/** All that the candidate has sent, has begun, and how it stands (DASH-01). */
export const { Component, catalogue, prepare, load } = partPage('applications', applicationsPart);
