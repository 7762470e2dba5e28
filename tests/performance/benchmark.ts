/** A number against its budget. */
export type Verdict = { what: string; measured: string; budget: string; holds: boolean };

export type Findings = {
  verdicts: readonly Verdict[];
  /** What the verdicts were drawn from, as tables with a caption each. */
  details?: readonly { caption: string; rows: readonly Record<string, string | number>[] }[];
  notes?: readonly string[];
};

export type Benchmark = {
  name: string;
  title: string;
  /** Takes minutes, or needs more than the machine has by itself. */
  onlyWhenAsked?: boolean;
  needsPostgres?: boolean;
  /** @param postgres where a PostgreSQL server answers, for those that need one */
  run: (postgres: string) => Promise<Findings>;
};

/** A verdict on a number that has to reach a goal. */
export const atLeast = ({
  what,
  measured,
  goal,
  unit = '',
  more = '',
}: {
  what: string;
  measured: number;
  goal: number;
  unit?: string;
  more?: string;
}): Verdict => ({
  what,
  measured: `${Math.round(measured).toLocaleString('en')}${unit}${more}`,
  budget: `≥ ${goal.toLocaleString('en')}${unit}`,
  holds: measured >= goal,
});

/** A verdict on a number that has to stay below a budget. */
export const atMost = ({
  what,
  measured,
  budget,
  unit = '',
  digits = 1,
  more = '',
}: {
  what: string;
  measured: number;
  budget: number;
  unit?: string;
  digits?: number;
  /** Said behind the number, such as its spread. */
  more?: string;
}): Verdict => ({
  what,
  measured: `${measured.toFixed(digits)}${unit}${more}`,
  budget: `≤ ${budget}${unit}`,
  holds: measured <= budget,
});
