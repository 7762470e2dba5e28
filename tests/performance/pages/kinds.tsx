import { Button, Card, TextField } from '@portico/components';
import type { ReactElement } from 'react';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const thousand = numbers(1000);
const jobs = numbers(300);
const fields = numbers(200);

/** Components by the hundred, each beside the same elements in bare React. */
export const kinds = {
  Button: () => thousand.map((each) => <Button key={each}>Save job {each}</Button>),
  bareButton: () =>
    thousand.map((each) => (
      <button key={each} type="button" className="bare">
        Save job {each}
      </button>
    )),
  plainButton: () =>
    thousand.map((each) => (
      <button key={each} type="button" className="plain">
        Save job {each}
      </button>
    )),
  Card: () =>
    jobs.map((each) => (
      <Card key={each} title={`Nurse ${each}`} href={`#job-${each}`} meta={<span>Berlin</span>}>
        <p>Intensive care, nights</p>
      </Card>
    )),
  bareCard: () =>
    jobs.map((each) => (
      <article key={each} className="bare" data-interactive="">
        <h3 className="title">
          <a href={`#job-${each}`}>Nurse {each}</a>
        </h3>
        <div className="meta">
          <span>Berlin</span>
        </div>
        <p>Intensive care, nights</p>
      </article>
    )),
  TextField: () =>
    fields.map((each) => (
      <TextField key={each} label={`Field ${each}`} name={`field-${each}`} description="In a word or two" />
    )),
  bareField: () =>
    fields.map((each) => (
      <div key={each} className="bare">
        <label className="label" htmlFor={`field-${each}`}>
          Field {each}
        </label>
        <div id={`field-${each}-description`} className="description">
          In a word or two
        </div>
        <input
          id={`field-${each}`}
          name={`field-${each}`}
          type="text"
          className="control"
          aria-describedby={`field-${each}-description`}
        />
      </div>
    )),
} satisfies Record<string, () => readonly ReactElement[]>;
export type MountKind = keyof typeof kinds;
