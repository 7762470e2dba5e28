import { hash } from 'node:crypto';

import type { Place, Posting } from '../../contract/posting.ts';
import { describe, type Opening } from './description.ts';
import type { CompanyParts, Department, PlaceParts, Role } from './parts.ts';
import { payRange } from './pay.ts';
import { type Random, seededRandom } from './random.ts';
import { lifeOf, startOfDay } from './posting-life.ts';

type Seat = { department: Department; role: Role };

/** Every role as often as its weight, in an order that differs by round, so that any stretch of jobs is mixed. */
function seatAt(company: CompanyParts, seats: readonly Seat[], index: number): Seat {
  const round = Math.floor(index / seats.length);
  const random = seededRandom(`${company.domain} round ${round}`);
  const offset = random.between(0, seats.length - 1);
  // A step without a common divisor visits every seat once per round.
  let step = random.between(1, seats.length);
  while (greatestCommonDivisor(step, seats.length) !== 1) step += 1;
  const seat = seats[(offset + (index % seats.length) * step) % seats.length];
  if (!seat) throw new Error(`${company.name} has no roles to make postings from.`);
  return seat;
}

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}

const offers = (place: PlaceParts, role: Role): boolean => role.at.some((kind) => place.sites[kind]);

function workLocation(role: Role, random: Random): Posting['workLocationOption'] {
  if (role.work === undefined || role.work === 'onsite') return 'onsite';
  const draw = random.next();
  if (role.work === 'office') return draw < 0.6 ? 'hybrid' : 'onsite';
  if (draw < 0.45) return 'hybrid';
  if (draw < 0.65) return 'onsite';
  if (draw < 0.87) return 'remote';
  return draw < 0.96 ? 'remote_local' : 'remote_global';
}

const toPlace = ({ name, latitude, longitude }: PlaceParts): Place => ({ name, latitude, longitude });

/** A remote job has no point on the map, unless it is tied to a city. */
function placesOf({ workLocationOption, seat, role, company }: Opening, random: Random): Place[] {
  if (workLocationOption === 'remote_global') return [{ name: 'Remote' }];
  if (workLocationOption === 'remote') return [{ name: `Remote, ${seat.country.name}` }];
  if (!random.chance(0.07)) return [toPlace(seat)];
  const others = company.places.filter(
    (place) => place !== seat && place.country === seat.country && offers(place, role),
  );
  return [seat, ...random.sample(others, random.between(1, 2))].map(toPlace);
}

function openingOf(company: CompanyParts, { department, role }: Seat, random: Random): Opening {
  const seat = random.pickWeighted(company.places.filter((place) => offers(place, role)));
  const site = random.pick(role.at.flatMap((kind) => seat.sites[kind] ?? []));
  const level = random.pickWeighted(role.ladder);
  const focus = role.focuses ? random.pick(role.focuses) : null;
  const plainTitle = level.title.replace('{}', role.title);
  // Pay must be told in the United States more often than not; elsewhere it is custom in some places.
  const showsPay = random.chance(seat.country.name === 'United States' ? 0.92 : 0.55);
  return {
    company,
    department,
    role,
    level,
    focus,
    title: focus ? `${plainTitle}, ${focus}` : plainTitle,
    plainTitle,
    seat,
    site,
    workLocationOption: workLocation(role, random),
    employmentType: random.pick(role.employmentTypes ?? ['Full-time']),
    pay: showsPay ? payRange(role, level, seat) : null,
  };
}

/**
 * Yields an employer's postings one by one: the same ones for every `now` of the same day (UTC), and no two with the
 * same title, places and description.
 * @throws Error when the parts cannot give so many different texts.
 */
export function* generatePostings(
  company: CompanyParts,
  { now, count }: { now: Date; count: number },
): Generator<Posting> {
  const today = startOfDay(now);
  const seats = company.departments.flatMap((department) =>
    department.roles.flatMap((role) =>
      Array.from({ length: role.weight ?? 1 }, () => ({ department, role })),
    ),
  );
  const seen = new Set<string>();

  for (let index = 0; index < count; index += 1) {
    for (let attempt = 0; ; attempt += 1) {
      if (attempt === 100) throw new Error(`${company.name} has no more different texts after ${index}.`);
      const random = seededRandom(`${company.domain} job ${index} attempt ${attempt}`);
      const opening = openingOf(company, seatAt(company, seats, index), random);
      const places = placesOf(opening, random);
      const description = describe(opening, random);
      const text = hash(
        'sha1',
        `${opening.title}\n${places.map(({ name }) => name).join('\n')}\n${description}`,
        'base64',
      );
      if (seen.has(text)) continue;
      seen.add(text);

      yield {
        sourceId: `${company.sourcePrefix}-${100_001 + index}`,
        displayJobId: `${company.displayPrefix}${String(10_001 + index * 7)}`,
        title: opening.title,
        department: opening.department.name,
        businessUnit: random.pick(opening.department.businessUnits),
        seniority: opening.level.seniority,
        employmentType: opening.employmentType,
        workLocationOption: opening.workLocationOption,
        places,
        skills: random.sample(opening.role.skills, random.between(4, 8)),
        description,
        pay: opening.pay,
        ...lifeOf(company, { index, today, random }),
      };
      break;
    }
  }
}
