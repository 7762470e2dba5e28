import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { library } from 'library';
import { contentOf } from './content.jsx';

const container = document.querySelector('#root');
let show;
let setColor;

function Slot() {
  const [content, setContent] = useState(null);
  useLayoutEffect(() => {
    show = setContent;
  }, []);
  return content;
}
// the same element each time, so that what renders again is what the library makes render again
const slot = <Slot />;

function Page() {
  const [color, setOwnColor] = useState();
  useLayoutEffect(() => {
    setColor = setOwnColor;
  }, []);
  return <library.Provider color={color}>{slot}</library.Provider>;
}

// the provider is there before anything is measured, as it is in an app
flushSync(() => createRoot(container).render(<Page />));
const empty = container.querySelectorAll('*').length;

window.mount = (kind) => {
  const content = contentOf(library, kind);
  flushSync(() => show(content));
  if (document.body.offsetHeight === 0) throw new Error('Nothing was laid out');
  return container.querySelectorAll('*').length - empty;
};

/** So that the next mount finds its code compiled and its styles made. */
window.mountAndClear = (kind) => {
  window.mount(kind);
  flushSync(() => show(null));
};

window.showPrimaryButtons = () => window.mount('PrimaryButton');

const shownColor = () => getComputedStyle(container.querySelector('button')).backgroundColor;

/** Ways of changing the primary colour, by name: all variables that a library has for it, or its provider. */
const ways = {
  ...library.writes,
  ...(library.provider && { [library.provider]: (color) => flushSync(() => setColor(color)) }),
};
window.ways = Object.keys(ways);

const hasChanged = (before) => shownColor() !== before || document.getAnimations().length > 0;

/** Ends when a frame with the new colour, or with the first step of a transition to it, has been painted. */
window.changeColor = (way, color) => {
  const before = shownColor();
  const { port1, port2 } = new MessageChannel();
  // a message comes after style, layout and paint of the frame that is being made
  const nextFrame = () => requestAnimationFrame(() => port2.postMessage(undefined));
  return new Promise((done, fail) => {
    let frames = 0;
    port1.addEventListener('message', () => {
      frames += 1;
      if (hasChanged(before)) done();
      else if (frames === 10) fail(new Error(`${way} changed nothing: the first button still is ${before}`));
      else nextFrame();
    });
    port1.start();
    requestAnimationFrame(() => {
      ways[way](color);
      port2.postMessage(undefined);
    });
  });
};

/** Ends when no transition is under way. */
window.untilStill = async () => {
  while (document.getAnimations().length > 0)
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
};
