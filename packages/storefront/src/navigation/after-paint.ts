/** Does `work` when the next frame is on the screen: whoever touched something sees that answered before it begins. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
