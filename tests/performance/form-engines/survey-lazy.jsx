import { surveyEngine } from './survey.jsx';

export const engine = surveyEngine(true);
