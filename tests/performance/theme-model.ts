import { auditContrast, emitThemeCss, resolveTheme, type ThemeSections } from '@portico/tokens';
import { presets } from '@portico/tokens/presets';
import { atMost, type Benchmark, type Findings } from './benchmark.ts';
import { builtLibrary, bundle } from './built-library.ts';
import { median, quantile } from './statistics.ts';

const warmUp = 100;
const rounds = 400;

/** A colour that no round before had: derived colours are remembered, and this is about those that are new. */
const newColor = (round: number) =>
  `#${((round * 40_503 + 9_176_133) % 0x1000000).toString(16).padStart(6, '0')}`;

function timed<Result>(work: () => Result): { result: Result; took: number } {
  const begun = performance.now();
  const result = work();
  return { result, took: performance.now() - begun };
}

const below = resolveTheme({ product: 'default' });

/** A finished look in a brand colour that is new each time. */
function measureRound(round: number) {
  const preset = presets[round % presets.length];
  const sections = (preset?.sections ?? {}) as ThemeSections;
  const own = {
    ...sections,
    core_properties: { ...sections.core_properties, brand: { value: newColor(round) } },
  };
  const whole = timed(() => {
    const theme = resolveTheme({ product: 'default', layers: [{ id: 'employer', sections: own }] });
    return { theme, css: emitThemeCss(theme, { layer: 'theme.employer', than: below }) };
  });
  const { theme } = whole.result;
  const guarded = timed(() => auditContrast(theme));
  return { whole: whole.took, guard: guarded.took };
}

const ms = (samples: readonly number[]) => ` (p95 ${quantile(samples, 0.95).toFixed(1)} ms)`;

export const themeModel: Benchmark = {
  name: 'theme-model',
  title: 'A full employer theme in all four schemes, and what the model weighs (gzip -9)',
  run: async (): Promise<Findings> => {
    const samples = Array.from({ length: warmUp + rounds }, (_, round) => measureRound(round)).slice(warmUp);
    const whole = samples.map((sample) => sample.whole);
    const guard = samples.map((sample) => sample.guard);
    const installed = builtLibrary();
    const everything = (entry: string) =>
      bundle(installed, `import * as used from '@portico/tokens${entry}'; globalThis.used = used;`);
    const [model, contract] = [await everything(''), await everything('/contract')];
    return {
      verdicts: [
        atMost({
          what: 'resolve, derive and emit, new colours each time',
          measured: median(whole),
          budget: 5,
          unit: ' ms',
          more: ms(whole),
        }),
        atMost({
          what: 'guard over all pairs, states and schemes, after that',
          measured: median(guard),
          budget: 10,
          unit: ' ms',
          more: ms(guard),
        }),
        atMost({ what: 'the package, colour maths included', measured: model.js, budget: 25, unit: ' kB' }),
      ],
      notes: [
        `The contract alone, which is all that components need of it, is ${contract.js.toFixed(1)} kB; style sheets are made of it when they are built, and load none.`,
      ],
    };
  },
};
