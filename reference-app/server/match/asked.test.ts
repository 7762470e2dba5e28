import { expect, test } from 'vitest';
import { askedYears } from './asked.ts';

test.each([
  ['<ul><li>At least five years of experience in nursing</li></ul>', 5],
  ['<li>Two years or more in retail</li>', 2],
  ['<li>A track record in sales, typically 7+ years</li>', 7],
  ['<p>3 to 5 years’ experience</p>', 3],
  ['<p>3-5 yrs experience</p>', 3],
  ['<p>Mindestens drei Jahre Berufserfahrung</p>', 3],
  ['<p>5 ans d’expérience</p>', 5],
  ['<p>Al menos dos años de experiencia</p>', 2],
  ['<p>خبرة لا تقل عن 4 سنوات</p>', 4],
  ['<p>We have been here for 40 years.</p><p>Experience is welcome.</p>', null],
  ['<p>At least 90 years of experience</p>', null],
  ['<p>Up to one year of experience; we teach the rest</p>', 1],
  ['<p>For ten years we have built robots.</p><li>One year of experience</li>', 1],
  ['<li><p>At least <strong>2</strong> years in retail</p></li>', 2],
  ['<p>• 3+ years in sales</p>', 3],
  ['<p>We require at least five years of experience.</p>', 5],
  ['<p>Wir suchen Menschen mit zwei Jahren Erfahrung.</p>', 2],
  ['<p>You are 18 years old and have 3 years of experience.</p>', 3],
  ['<li>18 years of age, and 3 years of experience</li>', 3],
  ['', null],
])('JOB-04 %s asks for %s years', (description, years) => {
  expect(askedYears(description)).toBe(years);
});

test.each([
  '<p>You must be at least 18 years old.</p>',
  '<li>At least 18 years old</li>',
  '<li>At least 21 years of age; experience is welcome</li>',
  '<li>Minimum age 18 years, no experience needed</li>',
  '<li>Mindestens 18 Jahre alt, Erfahrung ist nicht nötig</li>',
  '<li>18 Jahre oder älter; Erfahrung willkommen</li>',
  '<li>Avoir au moins 18 ans</li>',
  '<li>Avoir 18 ans révolus, avec ou sans expérience</li>',
  '<li>Al menos 18 años de edad, con o sin experiencia</li>',
  '<li>لا يقل العمر عن 18 سنة، مع خبرة أو بدونها</li>',
  '<li>At least 18 years</li>',
])('JOB-04 an age is no experience: %s', (description) => {
  expect(askedYears(description)).toBeNull();
});

test.each([
  'For 20+ years we have cared for patients in Boston.',
  '20+ years in business.',
  'We have 10 years of experience in surgery.',
  'Our nurses have ten years of experience on average.',
  'With 10 years of experience as an employer, this is a good place.',
  'Unser Unternehmen hat 20 Jahre Erfahrung.',
  'Nous avons 20 ans d’expérience.',
  'Tenemos 20 años de experiencia.',
  'لدينا خبرة 20 سنة.',
])('JOB-04 what the company tells of itself is not asked for: %s', (sentence) => {
  expect(askedYears(`<p>${sentence}</p>`)).toBeNull();
  expect(askedYears(`<ul><li>${sentence}</li></ul>`)).toBeNull();
  expect(askedYears(`<p>${sentence} You bring 3 years of experience.</p>`)).toBe(3);
});
