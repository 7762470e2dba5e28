export { tagTokens as notificationCardTokens } from '../../display/tag/tag.tokens.ts';
