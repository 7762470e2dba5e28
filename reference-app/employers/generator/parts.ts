import type { Country } from './countries.ts';

/** One step of a career ladder. */
export type Level = {
  seniority: string;
  /** `{}` stands for the role: "Senior {}". */
  title: string;
  years: number;
  /** Factor on the role's pay. */
  pay: number;
  weight?: number;
};

/** A role as its department describes it; the generator combines it with a level, a place and the employer's own words. */
export type Role = {
  title: string;
  ladder: readonly Level[];
  /** Specialties; one of them is appended to the title: "Registered Nurse, Oncology". */
  focuses?: readonly string[];
  /** Completes "years of experience in …". */
  field: string;
  /** One sentence on why the role exists. */
  summary: string;
  duties: readonly string[];
  needs: readonly string[];
  pluses: readonly string[];
  skills: readonly string[];
  /** United States dollars per `period`, lowest and highest, before the level's and the place's factor. */
  pay: readonly [number, number];
  period: 'hour' | 'year';
  /** Kinds of site where the role is worked; see `PlaceParts.sites`. */
  at: readonly string[];
  /** `office` = on site or hybrid; `flexible` = remote too. Default `onsite`. */
  work?: 'onsite' | 'office' | 'flexible';
  employmentTypes?: readonly string[];
  weight?: number;
};

export type Department = {
  name: string;
  businessUnits: readonly string[];
  /** Paragraphs about the team; one of them is shown. */
  team: readonly string[];
  shifts?: readonly string[];
  roles: readonly Role[];
};

export type PlaceParts = {
  name: string;
  city: string;
  latitude: number;
  longitude: number;
  country: Country;
  /** What the employer has there: kind of site → names of the sites. */
  sites: Readonly<Record<string, readonly string[]>>;
  /** Local cost of labor against the country's average. Default 1. */
  pay?: number;
  weight?: number;
};

/** Everything an employer's postings are made of. */
export type CompanyParts = {
  domain: string;
  name: string;
  /** Opens every source id, so that an id tells its employer in a log. */
  sourcePrefix: string;
  displayPrefix: string;
  /** `{a title}`, `{title}`, `{site}`, `{city}`, `{department}` are filled in. */
  openings: readonly string[];
  /** Paragraphs about the employer. */
  about: readonly string[];
  /** Completes a role's duties by seniority. */
  levelDuties: Readonly<Record<string, readonly string[]>>;
  /** Qualifications that every role may ask for. */
  commonNeeds: readonly string[];
  headings: Readonly<Record<'duties' | 'needs' | 'pluses' | 'benefits' | 'team', readonly string[]>>;
  benefits: Readonly<Record<'us' | 'elsewhere' | 'hourly', readonly string[]>>;
  /** `{range}` is filled in. */
  paySentences: readonly string[];
  closings: readonly string[];
  /** Where some specialist searches are applied for, instead of on this site. */
  externalApplyUrls: readonly string[];
  /** False where candidates cannot log in: no posting may then ask for it. */
  hasLogin: boolean;
  departments: readonly Department[];
  places: readonly PlaceParts[];
};
