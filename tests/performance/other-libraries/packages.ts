import { InstalledPackages } from '../installed-packages.ts';

export const packages = new InstalledPackages(
  import.meta.dirname,
  'the other libraries (about 340 MB, half a minute)',
);
