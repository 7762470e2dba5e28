import { savedPositionsPart } from '../../dashboard/saved-positions-tab.tsx';
import { partPage } from '../../dashboard/part-page.tsx';

/** The jobs that the candidate has saved (DASH-01). */
export const { Component, catalogue, prepare, load } = partPage('savedPositions', savedPositionsPart);
