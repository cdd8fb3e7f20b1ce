import { loadAnew } from './load-anew.ts';

/** What a slow connection may take, before the page says that it is still waiting. */
const patienceMs = 15_000;

/** In the page itself: says when its script or its style sheet did not come, or not whole. */
function watchForParts(container: HTMLElement, message: HTMLElement): void {
  const tell = () => {
    message.hidden = false;
  };
  const tellIfBlank = () => {
    const isTooOld = document.getElementById('outdated')?.hidden === false;
    if (!container.hasChildNodes() && !isTooOld) tell();
  };
  // Of a script that is not there, one that ends in its middle, and one that fails.
  const onError = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) tellIfBlank();
  };
  window.addEventListener('error', onError, true);
  const waiting = setTimeout(tellIfBlank, patienceMs);
  const started = new MutationObserver(() => {
    message.hidden = true;
    started.disconnect();
    clearTimeout(waiting);
    window.removeEventListener('error', onError, true);
  });
  started.observe(container, { childList: true });
  window.addEventListener('load', () => {
    const end = getComputedStyle(document.documentElement).getPropertyValue('--style-sheet');
    if (end.trim() !== 'whole') tell();
  });
  message.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void loadAnew();
  });
}

const page = document.getElementById('page');
const said = document.getElementById('unstarted');
if (page && said) watchForParts(page, said);
