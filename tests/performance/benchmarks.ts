import type { Benchmark } from './benchmark.ts';
import { buttonBytes } from './button-bytes.ts';
import { bytesPerRoute } from './bytes-per-route.ts';
import { comboboxOptions } from './combobox-options.ts';
import { formEngines } from './form-engines.ts';
import { importing } from './import.ts';
import { jobPage } from './job-page.ts';
import { lighthouse } from './lighthouse.ts';
import { mountCpu } from './mount-cpu.ts';
import { otherLibraries } from './other-libraries.ts';
import { searchAmongEmployers } from './search-among-employers.ts';
import { searchLatency } from './search.ts';
import { searchPage } from './search-page.ts';
import { server } from './server.ts';
import { serverRender } from './server-render.ts';
import { start } from './start.ts';
import { themeEdit } from './theme-edit.ts';
import { themeModel } from './theme-model.ts';
import { themePanel } from './theme-panel.ts';

/** In the order in which they run. */
export const benchmarks: readonly Benchmark[] = [
  bytesPerRoute,
  buttonBytes,
  mountCpu,
  serverRender,
  comboboxOptions,
  themeEdit,
  themeModel,
  themePanel,
  searchPage,
  searchLatency,
  server,
  jobPage,
  importing,
  start,
  lighthouse,
  otherLibraries,
  formEngines,
  searchAmongEmployers,
];
