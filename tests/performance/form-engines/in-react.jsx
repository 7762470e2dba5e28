import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export const mountInReact = (container, element) => flushSync(() => createRoot(container).render(element));
