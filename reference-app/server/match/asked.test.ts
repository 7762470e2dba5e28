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
  ['', null],
])('JOB-04 %s asks for %s years', (description, years) => {
  expect(askedYears(description)).toBe(years);
});
