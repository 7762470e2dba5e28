import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/button/button.tsx';
import { SearchField } from '../inputs/search-field/search-field.tsx';
import { sampleOf } from '../../tests/random.ts';
import { render } from '../testing/render.tsx';
import { AlertDialog } from './alert-dialog/alert-dialog.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { Menu } from './menu/menu.tsx';
import { Popover } from './popover/popover.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

type Kind = {
  role: 'dialog' | 'alertdialog' | 'menu' | 'tooltip';
  /** Whether the page behind is inert. */
  isModal?: boolean;
  /** Whether a press beside it closes it. */
  isLight?: boolean;
  /** A button, and what it opens: both are called by the name. */
  Opener: (props: { name: string; children?: ReactNode }) => ReactElement;
};

const press = () => document.querySelector<HTMLElement>('[data-opener] button')?.click();
const FromMenu = ({ kind }: { kind: Kind }) => (
  <>
    <Menu trigger={<Button>More</Button>} items={[{ label: 'Go on', onSelect: press }]} />
    <div data-opener="">
      <kind.Opener name="Above" />
    </div>
  </>
);

type Opener = Kind['Opener'];
type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
};
function Opening({
  name,
  children,
  show,
}: Parameters<Opener>[0] & { show: (props: ModalProps) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {/* with Alt by no press of its own, as what is fetched first opens */}
      <Button onClick={({ altKey }) => (altKey ? setTimeout(setOpen, 0, true) : setOpen(true))}>
        {name}
      </Button>
      {show({
        open,
        onOpenChange: setOpen,
        title: name,
        children: (
          <>
            <p>Text</p>
            {children}
          </>
        ),
      })}
    </>
  );
}
const opening =
  (show: (props: ModalProps) => ReactElement): Opener =>
  (props) => <Opening {...props} show={show} />;

const holders = {
  Dialog: { role: 'dialog', isModal: true, isLight: true, Opener: opening((props) => <Dialog {...props} />) },
  Drawer: { role: 'dialog', isModal: true, isLight: true, Opener: opening((props) => <Drawer {...props} />) },
  // nothing is beside it
  Sheet: { role: 'dialog', isModal: true, Opener: opening((props) => <Sheet {...props} />) },
  AlertDialog: {
    role: 'alertdialog',
    isModal: true,
    Opener: opening((props) => (
      <AlertDialog
        {...props}
        description="Text"
        confirmLabel="Do it"
        busyLabel="Doing it"
        onConfirm={() => {}}
      />
    )),
  },
  Popover: {
    role: 'dialog',
    isLight: true,
    Opener: ({ name, children }) => (
      <Popover trigger={<Button>{name}</Button>} title={name}>
        <p>Text</p>
        {children}
      </Popover>
    ),
  },
} satisfies Record<string, Kind>;
const kinds: Record<string, Kind> = {
  ...holders,
  Menu: {
    role: 'menu',
    isLight: true,
    Opener: ({ name }) => (
      <Menu trigger={<Button>{name}</Button>} items={[{ label: 'Entry', onSelect: () => {} }]} />
    ),
  },
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = ({ role }: Kind, name: string) => page.getByRole(role, { name, exact: true });
/** Opens an overlay that holds another one. */
async function openBelow(below: Kind, above: Kind) {
  render(
    <below.Opener name="Below">
      <above.Opener name="Above" />
    </below.Opener>,
  );
  await button('Below').click();
}
const pairs = Object.entries<Kind>(holders).flatMap(([outer, below]) =>
  Object.entries(kinds).map(([inner, above]) => [outer, inner, below, above] as const),
);

describe('of two overlays', () => {
  it.each(sampleOf(pairs))(
    '%s holding %s: Escape closes the upper one alone, and the focus goes back each time',
    async (_outer, _inner, below, above) => {
      await openBelow(below, above);
      await button('Above').click();
      await expect.element(shown(above, 'Above')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(shown(above, 'Above')).not.toBeInTheDocument();
      await expect.element(shown(below, 'Below')).toBeVisible();
      await expect.element(button('Above')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(shown(below, 'Below')).not.toBeInTheDocument();
      await expect.element(button('Below')).toHaveFocus();
      expect(document.documentElement).not.toHaveAttribute('data-pt-locked');
    },
  );

  it.each(sampleOf(pairs.filter(([, , below, above]) => below.isModal && above.isModal)))(
    '%s holding %s: Escape closes the upper one even in the moment when it comes into view',
    async (_outer, _inner, below, above) => {
      await openBelow(below, above);
      const seen = new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelectorAll('[role$="dialog"]').length < 2) return;
          observer.disconnect();
          const escape = { key: 'Escape', bubbles: true, cancelable: true };
          resolve(document.body.dispatchEvent(new KeyboardEvent('keydown', escape)));
        }).observe(document.body, { childList: true, subtree: true });
      });
      await button('Above').click({ modifiers: ['Alt'] });
      await seen;
      await expect.element(shown(above, 'Above')).not.toBeInTheDocument();
      await expect.element(shown(below, 'Below')).toBeVisible();
    },
  );

  it.each(sampleOf(pairs.filter(([, , , above]) => above.isLight)))(
    '%s holding %s: a press beside the upper one closes that one alone',
    async (_outer, _inner, below, above) => {
      await openBelow(below, above);
      await button('Above').click();
      await expect.element(shown(above, 'Above')).toBeVisible();
      // a modal one covers the other; within the rounded corner of that, where nothing else is
      const { left, top } = above.isModal
        ? { left: 0, top: 0 }
        : shown(below, 'Below').element().getBoundingClientRect();
      await userEvent.click(document.documentElement, { position: { x: left + 12, y: top + 12 } });
      await expect.element(shown(above, 'Above')).not.toBeInTheDocument();
      await expect.element(shown(below, 'Below')).toBeVisible();
    },
  );

  it.each(Object.entries<Kind>(holders).filter(([, kind]) => kind.isModal))(
    '%s holding another: all that is behind is inert until it closes, and what is in it works',
    async (_name, kind) => {
      render(
        <>
          <kind.Opener name="Below">
            <kind.Opener name="Above" />
          </kind.Opener>
          <Button>Page</Button>
        </>,
      );
      await button('Below').click();
      await expect.element(button('Page')).not.toBeInTheDocument();
      await button('Above').click();
      await expect.element(shown(kind, 'Above')).toBeVisible();
      await expect.element(shown(kind, 'Below')).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(shown(kind, 'Below')).toBeVisible();
      await expect.element(button('Page')).not.toBeInTheDocument();
      expect(document.documentElement).toHaveAttribute('data-pt-locked');
      await userEvent.keyboard('{Escape}');
      await expect.element(button('Page')).toBeVisible();
    },
  );

  it.each(Object.entries<Kind>(holders))(
    '%s holding a search: Escape clears the search first',
    async (_name, kind) => {
      render(
        <kind.Opener name="Below">
          <SearchField label="Jobs" />
        </kind.Opener>,
      );
      await button('Below').click();
      const search = page.getByRole('searchbox', { name: 'Jobs' });
      await search.fill('nurse');
      await userEvent.keyboard('{Escape}');
      await expect.element(search).toHaveValue('');
      await expect.element(shown(kind, 'Below')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(shown(kind, 'Below')).not.toBeInTheDocument();
    },
  );

  it.each(Object.entries<Kind>(holders))(
    '%s holding a tooltip: Escape hides the tooltip first',
    async (_name, kind) => {
      render(
        <kind.Opener name="Below">
          <Tooltip text="Hint">
            <Button>Explained</Button>
          </Tooltip>
        </kind.Opener>,
      );
      await button('Below').click();
      await expect.element(shown(kind, 'Below')).toBeVisible();
      await button('Explained').hover();
      await expect.element(page.getByRole('tooltip')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
      await expect.element(shown(kind, 'Below')).toBeVisible();
    },
  );

  it.each(Object.entries<Kind>(holders).filter(([, kind]) => kind.isModal))(
    'a menu leading to %s: the menu closes, and the focus ends at its button',
    async (_name, kind) => {
      render(<FromMenu kind={kind} />);
      await button('More').click();
      await page.getByRole('menuitem', { name: 'Go on' }).click();
      await expect.element(shown(kind, 'Above')).toBeVisible();
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(shown(kind, 'Above')).not.toBeInTheDocument();
      await expect.element(button('More')).toHaveFocus();
    },
  );
});
