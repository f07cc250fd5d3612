import { Scripts, ScrollRestoration } from 'react-router'

/**
 * The last element of a page's body. A built page has an empty script here, which becomes the page's own; in the browser the
 * router's restoration of scroll positions stands in its place. While developing, the router's own scripts are rendered.
 */
export function PageScript() {
  if (import.meta.env.SSR && !import.meta.env.DEV) return <script />
  return (
    <>
      <ScrollRestoration storageKey="scroll" />
      {import.meta.env.SSR ? <Scripts /> : null}
    </>
  )
}
