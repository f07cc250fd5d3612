/** Whether the server has another build of the office than the one that this document is of. */
export async function isRenewed(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (own === null) return false
  const fresh = await fetch(new Request(`${location.origin}/`)).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  return fresh !== null && !fresh.includes(`"${own}"`)
}
