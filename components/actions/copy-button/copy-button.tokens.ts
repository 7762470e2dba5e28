export { buttonTokens as copyButtonTokens } from '../button/button.tokens.ts';
