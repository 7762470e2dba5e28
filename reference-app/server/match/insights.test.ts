import { expect, test } from 'vitest';
import { insightsOf, type ComparedJob } from './insights.ts';

let id = 0;
const aJob = (title: string, ...skills: string[]): ComparedJob => ({ id: (id += 1), title, skills });
const nurses = Array.from({ length: 5 }, () => aJob('Nurse', 'Triage', 'Triage'));

test('JOB-01 insights count the skills and titles of jobs whose titles share a word, each once a job', () => {
  const others = [...nurses, aJob('Head nurse', 'Rotas'), aJob('Porter', 'Lifting')];
  expect(insightsOf(aJob('Senior Nurse II'), others)).toEqual({
    skills: { Triage: 5, Rotas: 1 },
    titles: { Nurse: 5, 'Head nurse': 1 },
  });
});

test('JOB-01 where few are alike the whole department counts, and a level makes no two alike', () => {
  expect(insightsOf(aJob('Senior Porter'), [...nurses, aJob('Senior Cook', 'Soup')])).toEqual({
    skills: { Triage: 5, Soup: 1 },
    titles: { Nurse: 5, 'Senior Cook': 1 },
  });
});

test('JOB-01 the ten most frequent are told, of equals by name', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    aJob('Nurse', `Skill ${String(index).padStart(2, '0')}`),
  );
  const names = Object.keys(insightsOf(aJob('Nurse'), many).skills);
  expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Skill 0${index}`));
});

test('JOB-01 alone it has nothing to tell', () => {
  expect(insightsOf(aJob('Nurse'), [])).toEqual({ skills: {}, titles: {} });
});
