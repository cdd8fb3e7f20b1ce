const patienceMs = 10_000;
let latest = 0;

/**
 * Gives the focus to an element that is there, or is about to be drawn. Whoever is given the focus
 * in the meantime keeps it, and a later call takes the place of an earlier one.
 * @param then called when it has the focus
 */
export function focusSoon(id: string, then?: () => void): void {
  latest += 1;
  const mine = latest;
  const before = document.activeElement;
  const until = performance.now() + patienceMs;
  const attempt = () => {
    if (mine !== latest) return;
    const element = document.getElementById(id);
    element?.focus();
    if (element && document.activeElement === element) {
      then?.();
      return;
    }
    const taken = document.activeElement !== before && document.activeElement !== document.body;
    if (!taken && performance.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
