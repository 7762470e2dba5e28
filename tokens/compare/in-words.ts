// `@portico/tokens/in-words`: a difference as sentences, apart from the model, since they are a language's
export { describeDifference, type DescribedChange } from './describe-difference.ts';
export { englishDifference, type DifferenceWords } from './words.ts';
