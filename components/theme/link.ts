import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';
import { warnWithoutTheme } from './warn-without-theme.ts';

declare const process: { env: { NODE_ENV?: string } };
if (process.env.NODE_ENV === 'development') warnWithoutTheme();

/** What a component hands to the link that it contains. All of it belongs on the `<a>`. */
export type RenderedLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * Renders a link through a client-side router: `({ href, ...rest }) => <Link to={href} {...rest} />`.
 * The result has to end in one `<a>` that takes all the props.
 */
export type RenderLink = (props: RenderedLinkProps) => ReactElement;

export const renderAnchor: RenderLink = (props) => createElement('a', props);
