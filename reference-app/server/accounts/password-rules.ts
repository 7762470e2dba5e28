import { passwordLength } from '../../contract/password-length.ts';

/**
 * Why a password cannot be chosen; undefined when it can. Length, and what is tried first by those who guess; nothing about
 * which characters it is made of, which makes passwords worse (NIST SP 800-63B, 3.1.1.2).
 *
 * @param options.known what whoever guesses knows: e-mail, names, the employer
 */
export function passwordProblem(
  password: string,
  { known }: { known: readonly string[] },
): string | undefined {
  const length = [...password.normalize('NFKC')].length;
  const { least, most } = passwordLength;
  if (length < least) return `Choose a password of at least ${least} characters.`;
  if (length > most) return `Choose a password of at most ${most} characters.`;
  const plain = simplified(password);
  const isGuessable =
    common.has(plain) ||
    common.has(plain.replace(/\d+$/, '')) ||
    isRepeated(plain || password) ||
    isSequence(plain);
  if (isGuessable) return 'Choose another password: this one is among the first that are tried.';
  const words = known.flatMap((text) => [text, ...text.split('@')]).map(simplified);
  if (words.some((word) => word !== '' && plain.replace(/\d+$/, '') === word))
    return 'Choose another password: this one is easy to guess for those who know you.';
  return undefined;
}

/** Without case, spaces and signs, with the usual signs read as the letters that they stand for. */
function simplified(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** `aaaaaaaa`, `abcabcabc`. */
function isRepeated(plain: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(plain);
}

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];

function isSequence(plain: string): boolean {
  return (
    plain !== '' && rows.some((row) => row.includes(plain) || [...row].toReversed().join('').includes(plain))
  );
}

/** The words at the top of published lists of leaked passwords, as `simplified`; digits behind them are ignored. */
const common: ReadonlySet<string> = new Set(
  `password passw0rd passwort motdepasse contrasena senha qwerty qwertyuiop qwertz azerty qazwsx qazwsxedc qwe asdasd
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx 1qazxsw2 q1w2e3r4 iloveyou ilove loveyou letmein welcome admin administrator
  root master superman batman spiderman pokemon starwars football baseball basketball soccer hockey dragon monkey
  princess sunshine shadow michael jennifer jordan ashley daniel charlie thomas andrew michelle jessica
  liverpool chelsea arsenal barcelona juventus trustno whatever freedom computer internet samsung google facebook
  flower butterfly chocolate cheese cookie summer winter autumn spring january february hello helloworld
  secret changeme default guest login test testing testtest temp access mustang corvette ferrari
  mercedes porsche harley hunter ranger killer matrix phoenix diamond silver purple orange
  blink blahblah nothing fuckyou asshole bailey ginger pepper maggie buster
  password1234 portico porticodemo careers jobs job career`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
