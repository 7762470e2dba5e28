import type { FeedFormat } from '../feed.ts';
import { eightfold } from './eightfold.ts';
import { greenhouse } from './greenhouse.ts';

export const formats: ReadonlyMap<string, FeedFormat> = new Map([
  ['eightfold', eightfold],
  ['greenhouse', greenhouse],
]);
