import { InstalledPackages } from '../installed-packages.ts';

export const packages = new InstalledPackages(
  import.meta.dirname,
  'the other form engines (about 220 MB, half a minute)',
);

/** The same for all that use them. */
export const sharedPackages = ['react', 'react-dom', 'react-hook-form'];
