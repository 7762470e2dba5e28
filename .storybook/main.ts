import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sharedConfig } from '../vite.shared.ts';
import { sectionTitles } from './theming/section-titles.ts';

// Storybook brings its own
const isReactPlugin = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  typeof plugin.name === 'string' &&
  plugin.name.startsWith('vite:react');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../components/**/*.stories.tsx', './theming/sections.stories.tsx'],
  experimental_indexers: (others = []) => [
    {
      test: /theming\/sections\.stories\.tsx$/,
      // one module, a page for each section of the contract
      createIndex: (importPath) =>
        Promise.resolve(
          sectionTitles.map((title) => ({
            type: 'story' as const,
            importPath,
            exportName: 'Section',
            title,
            tags: ['!autodocs', '!test'],
          })),
        ),
    },
    ...others,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript does not run on TypeScript 7
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (own) => {
    const { plugins = [], ...shared } = sharedConfig();
    return mergeConfig(own, {
      ...shared,
      plugins: plugins.flat().filter((plugin) => !isReactPlugin(plugin)),
    });
  },
};

export default config;
