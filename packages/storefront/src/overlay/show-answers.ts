/**
 * Brings into view what became of a form, which stands above its fields: on a phone that is off the screen of a visitor who has
 * pressed the button below them. A form is emptied once the server has taken it; errors of fields have the focus already.
 */
export function showAnswers(): void {
  addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) bringIntoView(target.querySelector('p[role=status]'))
  })
  const alerts = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('main p[role=alert]')) bringIntoView(node)
  })
  alerts.observe(document.body, { childList: true, subtree: true })
}

function bringIntoView(note: Element | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}
