import { type ReactNode, useState } from 'react'

/**
 * A static part of a page (record 0010). In a document it has no data, and the server's HTML is kept without hydration, which
 * saves data, rendering and memory. After client-side navigation it is rendered like any other component. Links in it are
 * client-side navigation in both cases, by the shell's listener.
 */
export function StaticHtml<Data>({
  part,
  data,
  className,
  children,
}: {
  /** The part's name, unique within the page. */
  part: string
  data: Data | null
  className?: string | undefined
  children: (data: Data) => ReactNode
}) {
  const id = `part-${part}`
  return data === null ? (
    <WrittenHtml id={id} className={className} />
  ) : (
    <div id={id} key="rendered" className={className}>
      {children(data)}
    </div>
  )
}

/** Keeps the document's HTML. If React has to render the whole page again, the HTML is read from the DOM. */
function WrittenHtml({ id, className }: { id: string; className: string | undefined }) {
  const [html] = useState(() => ({
    get __html() {
      return document.getElementById(id)?.innerHTML ?? ''
    },
  }))
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
