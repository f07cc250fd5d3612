import { type ReactNode, useState } from 'react'

/**
 * A part of a page that script never changes. Its data are missing while the page is the document that the server sent:
 * then its HTML is left alone, which saves the phone the data, the rendering and the memory. Reached from another page,
 * it is rendered like everything else. Links in it still navigate without reload: the shell listens for all of them.
 */
export function Still<Data>({
  part,
  data,
  className,
  children,
}: {
  /** Names the part; each name once a page. */
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

/** HTML that the document has already. Should the whole page have to be rendered anew, it is read from there. */
function WrittenHtml({ id, className }: { id: string; className: string | undefined }) {
  const [html] = useState(() => ({
    get __html() {
      return document.getElementById(id)?.innerHTML ?? ''
    },
  }))
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
