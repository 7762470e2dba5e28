import type { FeedFormat } from '../feed.ts';
import { csv } from './csv/index.ts';
import { eightfold } from './eightfold.ts';
import { greenhouse } from './greenhouse.ts';
import { leverPostings } from './lever.ts';
import { schemaOrg } from './schema-org/index.ts';

export const formats: ReadonlyMap<string, FeedFormat> = new Map([
  ['eightfold', eightfold],
  ['greenhouse', greenhouse],
  ['lever', leverPostings],
  ['schema.org', schemaOrg],
  ['csv', csv],
]);
