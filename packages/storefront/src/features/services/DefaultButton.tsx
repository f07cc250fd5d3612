/**
 * The default button of a form whose first buttons lead elsewhere: hidden before them, so that Enter presses it. It
 * does nothing while the form is `busy`, as its visible button does.
 */
export function DefaultButton({ busy = false }: { busy?: boolean }) {
  return (
    <button
      type="submit"
      tabIndex={-1}
      aria-hidden
      style={{ position: 'absolute', clipPath: 'inset(50%)' }}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
    />
  )
}
