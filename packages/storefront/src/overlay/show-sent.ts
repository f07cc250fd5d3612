/**
 * Brings into view that a form was sent, which stands above its fields: on a phone that is off the screen of a visitor who has
 * pressed the button below them. A form is emptied once the server has taken it.
 */
export function showSent(): void {
  addEventListener('reset', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    target.querySelector('p[role=status]')?.scrollIntoView({ block: 'nearest' })
  })
}
