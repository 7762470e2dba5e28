import { htmlOf, sectionOf } from '../html.ts';
import { unescapeHtml } from '../unescape-html.ts';
import type { Node, Reading } from './nodes.ts';

const sections: readonly [property: string, heading: string][] = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['educationRequirements', 'Education'],
  ['experienceRequirements', 'Experience'],
  ['jobBenefits', 'Benefits'],
  ['incentiveCompensation', 'Bonus and commission'],
  ['workHours', 'Working hours'],
  ['physicalRequirement', 'Physical requirements'],
  ['securityClearanceRequirement', 'Security clearance'],
];

/** Many sites escape their HTML once more on its way into JSON. */
const unescaped = (text: string): string =>
  !/<[a-z]/i.test(text) && /&lt;[a-z/]/i.test(text) ? unescapeHtml(text) : text;

function textsOf(value: unknown, reading: Reading): string[] {
  return reading.all(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    const [node] = reading.nodes(one);
    if (!node) return [];
    const months = Number(reading.text(node.monthsOfExperience));
    if (months > 0) return [months % 12 === 0 ? `${months / 12} years` : `${months} months`];
    // "bachelor degree", as Google asks for it
    return [reading.text(node.description) || reading.text(node.credentialCategory) || reading.text(node)];
  });
}

/** The description, and below headings what a posting tells in properties of its own. */
export function descriptionOf(
  job: Node,
  { reading, skillsText }: { reading: Reading; skillsText: string },
): string {
  const main = unescaped(reading.text(job.description));
  const told = (text: string): boolean => text !== '' && !main.includes(text);
  const more = sections.map(([property, heading]) => {
    const texts = textsOf(job[property], reading)
      .map((text) => text.trim())
      .filter(told);
    return sectionOf(heading, texts.map((text) => htmlOf(unescaped(text))).join(''));
  });
  return [
    htmlOf(main),
    ...more,
    sectionOf('Skills', told(skillsText) ? htmlOf(unescaped(skillsText)) : ''),
  ].join('');
}
