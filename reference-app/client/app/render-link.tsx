import type { RenderLink } from '@portico/components';
import { Link } from 'react-router-dom';

/** The library's links, led by the router; addresses of other sites leave as usual. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
/** The same for a choice that stays on the page: the scroll place is kept. */
export const renderLinkInPlace: RenderLink = ({ href, ...rest }) => (
  <Link to={href} preventScrollReset {...rest} />
);
