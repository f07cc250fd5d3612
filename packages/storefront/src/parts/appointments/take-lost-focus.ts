/** The button that has led to a step is gone with the step before: reading and keys go on at this element. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
