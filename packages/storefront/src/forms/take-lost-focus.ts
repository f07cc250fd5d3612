/** The button that was pressed may be gone, and the focus with it: reading and keys go on at this element. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
