export { buttonTokens as mapTokens } from '../../actions/button/button.tokens.ts';
