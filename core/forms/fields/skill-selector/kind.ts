import { kind } from '../../item/kind.ts';
import { areTexts } from '../value-guards.ts';
import type { SkillSelectorOptions } from './options.ts';

/** A list of skills, suggested or searched for. */
export const skillSelector = kind<SkillSelectorOptions, string[]>('skill-selector', {
  isValue: areTexts,
  empty: () => [],
  isMissing: (value) => value.every((skill) => skill.trim() === ''),
  read: (value) => value,
});
