import { useEffect } from 'react'

import { afterPaint } from '../../navigation/after-paint.ts'

/**
 * Reports a view of the post `id` to the server (P-08). By script once the page runs, which waits for a visitor's touch or
 * is reached by one; until then it asks for nothing. Without script by a picture of one transparent dot.
 */
export function ReaderMark({ id }: { id: string }) {
  useEffect(() => {
    afterPaint(() => navigator.sendBeacon(`/api/blogs/${id}/views`))
  }, [id])
  return (
    <noscript>
      <img src={`/seen/blogs/${id}.gif`} alt="" width={1} height={1} />
    </noscript>
  )
}
