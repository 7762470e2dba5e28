import type { Boot } from '../../../contract/boot.ts';
import { whereAllowed } from '../../app/browser-storage.ts';

/** What was sent by one press of the button. */
type Sent = {
  ids: readonly number[];
  /** The account that sent it; null = a visitor. */
  by: string | null;
  /** Where a visitor hears of it. */
  email?: string;
};

// where the browser keeps nothing, at least the page that follows the sending knows of it
let inMemory: readonly Sent[] = [];

// of the tab: it survives a reload and another language, and is gone with the tab
const keyOf = ({ domain }: Boot) => `portico-sent-applications ${domain}`;

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'ids' in value && Array.isArray(value.ids) && 'by' in value;

function listed(boot: Boot): readonly Sent[] {
  try {
    const kept: unknown = JSON.parse(whereAllowed(() => sessionStorage.getItem(keyOf(boot))) ?? '[]');
    return Array.isArray(kept) && kept.length > 0 ? kept.filter(isSent) : inMemory;
  } catch {
    // something else under the key tells of nothing that was sent
    return inMemory;
  }
}

/** Keeps for the page that says so that an application was taken. */
export function rememberSent(boot: Boot, { ids, email }: Pick<Sent, 'ids' | 'email'>): void {
  const sent: Sent = {
    ids,
    by: boot.user?.encId ?? null,
    ...(!boot.user && email !== undefined && { email }),
  };
  inMemory = [...listed(boot), sent];
  whereAllowed(() => sessionStorage.setItem(keyOf(boot), JSON.stringify(inMemory)));
}

/**
 * What was sent in this tab by whoever the page knows, or by a visitor, which anybody may have been before they logged in;
 * nothing of what another account sent. The latest comes last.
 */
export const sentHere = (boot: Boot): readonly Sent[] =>
  listed(boot).filter(({ by }) => by === null || by === boot.user?.encId);
