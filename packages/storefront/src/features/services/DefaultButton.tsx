/** What the Enter key presses in a form whose first buttons lead elsewhere: it stands before them, and nobody meets it otherwise. */
export function DefaultButton() {
  return <button type="submit" tabIndex={-1} aria-hidden style={{ position: 'absolute', clipPath: 'inset(50%)' }} />
}
