/** Runs `work` after the next paint, so that an interaction is shown as accepted first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
