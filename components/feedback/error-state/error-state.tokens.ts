export { buttonTokens as errorStateTokens } from '../../actions/button/button.tokens.ts';
