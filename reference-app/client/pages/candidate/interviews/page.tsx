import { interviewsPart } from '../../dashboard/interviews-tab.tsx';
import { partPage } from '../../dashboard/part-page.tsx';

/** The candidate's interviews (DASH-01). */
export const { Component, catalogue, prepare, load } = partPage('interviews', interviewsPart);
