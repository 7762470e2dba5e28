import { renderToString } from 'react-dom/server';
import { kinds, type MountKind } from './kinds.tsx';

/** The HTML of all of a kind, as a server makes it. */
export const render = (kind: MountKind): string => renderToString(<>{kinds[kind]()}</>);
