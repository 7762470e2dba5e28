export { buttonTokens as iconButtonTokens } from '../button/button.tokens.ts';
