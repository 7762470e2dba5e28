import type { ReactElement } from 'react';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** How many of each kind, as what tells them apart. */
export const counts = { buttons: numbers(1000), cards: numbers(300), fields: numbers(200) };

/** The elements of one component, in bare React. */
export const bareElements = {
  button: (each: number) => (
    <button key={each} type="button" className="bare">
      Save job {each}
    </button>
  ),
  plainButton: (each: number) => (
    <button key={each} type="button" className="plain">
      Save job {each}
    </button>
  ),
  card: (each: number) => (
    <article key={each} className="bare" data-interactive="">
      <h3 className="title">
        <a href={`#job-${each}`}>{`Nurse ${each}`}</a>
      </h3>
      <div className="meta">
        <span>Berlin</span>
      </div>
      <p>Intensive care, nights</p>
    </article>
  ),
  field: (each: number) => (
    <div key={each} className="bare">
      <label className="label" htmlFor={`field-${each}`}>
        {`Field ${each}`}
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
  ),
} satisfies Record<string, (each: number) => ReactElement>;
