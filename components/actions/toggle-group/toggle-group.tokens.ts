export { buttonTokens as toggleGroupTokens } from '../button/button.tokens.ts';
