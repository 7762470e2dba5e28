export { buttonTokens as fileTriggerTokens } from '../button/button.tokens.ts';
