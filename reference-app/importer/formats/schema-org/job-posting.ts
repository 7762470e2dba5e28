import { hash } from 'node:crypto';

import type { Pay, Posting } from '../../../contract/posting.ts';
import type { ImportRow } from '../../feed.ts';
import { readDate } from '../../read-date.ts';
import type { Place } from '../../source-files.ts';
import { closedAtOf } from '../closing-date.ts';
import { payOf } from '../pay.ts';
import { checkPosting } from '../row-check.ts';
import { workLocationFrom } from '../work-location.ts';
import { descriptionOf } from './description.ts';
import type { Node, Reading } from './nodes.ts';
import { placesOf } from './place.ts';

const employmentTypes: Readonly<Record<string, string>> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'Per diem',
  OTHER: 'Other',
};

const longestId = 200;

/** What a posting calls itself, best first: its number, its address, its name in the graph, the page it is on. */
function idsOf(job: Node, { reading, address }: { reading: Reading; address: string | null }) {
  const numbers = reading.all(job.identifier).map((one) => {
    const [node] = reading.nodes(one);
    return node ? reading.text(node.value) || reading.text(node['@id']) : reading.text(one);
  });
  const number = numbers.find(Boolean) ?? '';
  return { number, id: number || reading.text(job.url) || reading.text(job['@id']) || (address ?? '') };
}

function employmentTypeOf(job: Node, reading: Reading): string | null {
  const types = reading.texts(job.employmentType).map((type) => {
    const key = type
      .replace(/^https?:\/\/schema\.org\//, '')
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_');
    return employmentTypes[key] ?? type;
  });
  return types.length === 0 ? null : [...new Set(types)].join(', ');
}

function payOfJob(job: Node, reading: Reading): Pay | null {
  const [amount] = reading.nodes(job.baseSalary);
  if (!amount) return null;
  const [value] = reading.all(amount.value);
  const [quantity = amount] = reading.nodes(value);
  const single = quantity === amount ? value : quantity.value;
  return payOf({
    minimum: quantity.minValue ?? single,
    maximum: quantity.maxValue ?? single,
    currency: reading.text(amount.currency) || reading.text(job.salaryCurrency),
    period: reading.text(quantity.unitText) || reading.text(amount.unitText),
  });
}

/** A list of skills, or a text about them that no filter could offer. */
function skillsOf(job: Node, reading: Reading): { skills: string[]; skillsText: string } {
  const texts = reading.texts(job.skills);
  const skills = texts.flatMap((text) => text.split(/\s*[,;\n]\s*/)).filter(Boolean);
  const isList = skills.length <= 60 && skills.every((skill) => skill.length <= 60 && !/[<.]/.test(skill));
  return isList
    ? { skills: [...new Set(skills)], skillsText: '' }
    : { skills: [], skillsText: texts.join('\n\n') };
}

function workLocationOf(job: Node, reading: Reading): Posting['workLocationOption'] {
  const type = reading.text(job.jobLocationType);
  return /telecommute/i.test(type) ? 'remote' : workLocationFrom(type);
}

/** One `JobPosting` as a row. `address` is of the page that it stands on. */
export function readJobPosting(
  job: Node,
  { place, reading, address, now }: { place: Place; reading: Reading; address: string | null; now: Date },
): ImportRow {
  const { id, number } = idsOf(job, { reading, address });
  if (id === '')
    return {
      refusal: {
        place,
        reason: 'has neither an identifier nor a url, by which it could be known again',
        sourceId: null,
      },
    };
  const [organization = {}] = reading.nodes(job.hiringOrganization);
  const workLocationOption = workLocationOf(job, reading);
  const url = reading.text(job.url);
  const { skills, skillsText } = skillsOf(job, reading);
  const posted = reading.text(job.datePosted) || reading.text(job.datePublished);
  // what is no text is no date either, and yet not the same as none
  const closes = reading.text(job.validThrough) || reading.all(job.validThrough)[0];
  const applyUrl = url.startsWith('https://') ? url : null;
  const hashed = hash('sha256', id);
  const sourceId = id.length <= longestId ? id : hashed;
  return checkPosting(
    {
      sourceId,
      // an address is no number that candidates could quote
      displayJobId:
        number || (/^\S{1,40}$/.test(id) && !id.includes('/') ? id : hashed.slice(0, 10).toUpperCase()),
      title: reading.text(job.title) || reading.text(job.name),
      department: reading.text(job.employmentUnit) || reading.text(organization.department) || null,
      businessUnit: reading.text(job.hiringOrganization) || null,
      seniority: null,
      employmentType: employmentTypeOf(job, reading),
      workLocationOption,
      places: placesOf(job, { reading, isRemote: workLocationOption === 'remote' }),
      skills,
      description: descriptionOf(job, { reading, skillsText }),
      pay: payOfJob(job, reading),
      postedAt: readDate(posted),
      closedAt: closedAtOf(closes, now),
      isPrivate: false,
      applyStatus: applyUrl ? 'apply' : 'allowed',
      applyUrl,
    },
    {
      place,
      writtenDates: { postedAt: posted, closedAt: closes },
      fields: {
        sourceId: 'identifier',
        displayJobId: 'identifier',
        title: 'title',
        department: 'employmentUnit',
        businessUnit: 'hiringOrganization',
        employmentType: 'employmentType',
        places: 'jobLocation',
        skills: 'skills',
        description: 'description',
        pay: 'baseSalary',
        postedAt: 'datePosted',
        closedAt: 'validThrough',
        applyUrl: 'url',
      },
    },
  );
}
