import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Posting } from '../contract/posting.ts';
import { type ImportChoices, importPostings, type ImportResult } from './import-postings.ts';
import { inMemoryJobs } from './in-memory-jobs.ts';
import { describePlace } from './source-files.ts';

/** When tests import, so that what has ended is the same every day. */
export const trialTime = new Date('2026-10-15T12:00:00Z');

/** A folder of files, and jobs in memory that they are imported into. */
export class TrialImport {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'portico-trial-'));
  readonly jobs = inMemoryJobs();
  readonly #format: string;

  constructor(format: string) {
    this.#format = format;
  }

  file(name: string, content: string | Uint8Array | object): string {
    const target = path.join(this.folder, name);
    const isWritten = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(target, isWritten ? content : JSON.stringify(content));
    return target;
  }

  load(target: string = this.folder, choices: Partial<ImportChoices> = {}): Promise<ImportResult> {
    return importPostings({
      format: this.#format,
      path: target,
      strict: false,
      allowEmpty: false,
      complete: false,
      take: this.jobs.take,
      now: trialTime,
      ...choices,
    });
  }

  /** Puts jobs of these ids there beforehand. */
  async keep(ids: readonly string[]): Promise<void> {
    async function* postings(): AsyncGenerator<Posting> {
      for (const id of ids) yield aJob(id);
    }
    await this.jobs.take(postings(), { closeAbsentBut: () => undefined });
  }

  /** The job that a file holds; what makes a row be refused is thrown. */
  async only(name: string, content: string | Uint8Array | object): Promise<Posting> {
    const result = await this.load(this.file(name, content));
    const [refusal] = told(result);
    if (refusal) throw new Error(refusal);
    const [id = ''] = this.jobs.ids();
    const job = this.jobs.get(id);
    if (!job || this.jobs.ids().length !== 1) throw new Error(`${this.jobs.ids().length} jobs came`);
    return job;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The refusals as the operator reads them. */
export const told = ({ refusals }: ImportResult): string[] =>
  refusals.map(({ place, reason }) => `${describePlace(place)} ${reason}`);

const aJob = (id: string): Posting => ({
  sourceId: id,
  displayJobId: id,
  title: 'Cook',
  department: null,
  businessUnit: null,
  seniority: null,
  employmentType: null,
  workLocationOption: 'onsite',
  places: [],
  skills: [],
  description: '',
  pay: null,
  postedAt: trialTime,
  closedAt: null,
  isPrivate: false,
  applyStatus: 'allowed',
  applyUrl: null,
});
