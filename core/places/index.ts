export { isOnePlace, kilometresBetween, type Point } from './distance.ts';
export { distancesFor, writeDistance } from './write-distance.ts';
