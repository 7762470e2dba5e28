import '../tests/react-without-traces.ts';
import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkModes } from './check-modes.ts';
import preview from './preview.tsx';

setProjectAnnotations([a11y, preview, { afterEach: checkModes }]);

// what a story waits for may have to be loaded first
configure({ asyncUtilTimeout: 15_000 });
