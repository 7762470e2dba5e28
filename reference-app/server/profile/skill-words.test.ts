import { expect, test } from 'vitest';
import { namesSkill } from './rules.ts';

test.each([
  ['Vitamin C specialist', 'C++', false],
  ['C programmer', 'C#', false],
  ['C++ programmer', 'C', false],
  ['C++ programmer', 'C++', true],
  ['Drivers in C, C# and C++.', 'C', true],
  ['R&D lead', 'R', false],
  ['R&D lead', 'R&D', true],
  ['Statistics in R', 'R', true],
  ['Go to market', 'Go', true],
  ['I go to market', 'Go', false],
  ['wound Care, at night', 'Wound care', true],
  ['Réanimation', 'reanimation', true],
  ['anything', '', false],
  ['anything', '++', false],
])('PROFILE-02 “%s” names %s: %s', (title, skill, isNamed) => {
  expect(namesSkill({ title, description: '' }, skill)).toBe(isNamed);
  expect(namesSkill({ title: '', description: title }, skill)).toBe(isNamed);
});

test('PROFILE-02 a skill does not begin in a title and end in the description', () => {
  expect(namesSkill({ title: 'Wound', description: 'care' }, 'Wound care')).toBe(false);
});
