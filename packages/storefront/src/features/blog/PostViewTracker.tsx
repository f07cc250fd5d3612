import { useEffect } from 'react'

import { afterPaint } from '../../navigation/after-paint.ts'

/**
 * Reports a view of the post `id` to the server (P-08): by script once the page is hydrated, which its first interaction starts.
 * Without script by a tracking pixel.
 */
export function PostViewTracker({ id }: { id: string }) {
  useEffect(() => {
    afterPaint(() => navigator.sendBeacon(`/api/blogs/${id}/views`))
  }, [id])
  return (
    <noscript>
      <img src={`/seen/blogs/${id}.gif`} alt="" width={1} height={1} />
    </noscript>
  )
}
