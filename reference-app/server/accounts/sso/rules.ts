import type { EmployerConfig } from '../../../contract/employer-config.ts';
import { roles as allRoles, type Role } from '../../../contract/roles.ts';

export type SsoConfig = NonNullable<EmployerConfig['ssoConfig']>;

/** What a provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The roles of somebody, as the provider's claim says.
 *
 * @returns undefined when roles are not the provider's to give
 */
export function rolesFrom(
  claims: Claims,
  { rolesClaim, roleMap }: Pick<SsoConfig, 'rolesClaim' | 'roleMap'>,
): Role[] | undefined {
  if (rolesClaim === null) return undefined;
  const said = valueAt(claims, rolesClaim);
  const values = (Array.isArray(said) ? said : [said]).filter((value) => typeof value === 'string');
  const given = new Set<Role>(['candidate']);
  for (const value of values) if (Object.hasOwn(roleMap, value)) given.add(roleMap[value] ?? 'candidate');
  return allRoles.filter((role) => given.has(role));
}

/** A claim by its name, which may have dots of its own, or by its path. */
function valueAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Claims)[key]
          : undefined,
      claims,
    );
}

export type Person = {
  /** Only one that the provider vouches for. */
  email: string | undefined;
  firstName: string;
  lastName: string;
};

/** What a provider calls somebody, as `personName` takes it: their profile is saved with it. */
function asName(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}/]+/gu, ' ')
    .trim();
  return [...plain].slice(0, 100).join('').trim();
}

export function personFrom(claims: Claims): Person {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  // some providers send booleans as text
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  const email = text('email');
  const [first = '', ...rest] = text('name').split(/\s+/);
  return {
    email: isVerified && email !== '' ? email : undefined,
    firstName: asName(text('given_name') || first),
    lastName: asName(text('family_name') || rest.join(' ')),
  };
}

/** What a secret of an employer is called in the environment: `a-b.example` → `PORTICO_SSO_SECRET_A__B_EXAMPLE`. */
export function ssoSecretName(domain: string): string {
  return `PORTICO_SSO_SECRET_${inEnvironment(domain)}`;
}

/** A domain as it ends the name of a setting. No two are written the same. */
export function inEnvironment(domain: string): string {
  return domain.replaceAll('-', '__').replaceAll('.', '_').toUpperCase();
}
