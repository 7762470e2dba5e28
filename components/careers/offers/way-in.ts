import type { RenderLink } from '../../theme/link.ts';

/** How a card leads on: by an address, or inside a page of somebody else's by a callback. */
export type WayIn =
  | {
      /** The address of its page. */
      href: string;
      /** Renders the link through a client-side router. */
      renderLink?: RenderLink;
      onOpen?: undefined;
    }
  | {
      /** Shows it where there are no addresses to lead to, as in a career hub that embeds the offers; makes the link a button. */
      onOpen: () => void;
      href?: undefined;
      renderLink?: undefined;
    };
