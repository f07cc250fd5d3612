import { routerTextOf } from '../data/document-data.ts'
import type { RenderedDocument } from '../data/rendered-document.ts'
import { escaped } from './escaped.ts'

const ENQUEUE = 'window.__reactRouterContext.streamController'

/** A document for development, with its data streamed as the router itself does. */
export function developmentDocument({ html, headTags, style, data }: Omit<RenderedDocument, 'files'>): string {
  const text = JSON.stringify(routerTextOf(data)).replace(/[<\u2028\u2029]/g, escaped)
  const script = `<script>${ENQUEUE}.enqueue(${text});${ENQUEUE}.close()</script>`
  const end = html.lastIndexOf('</body>')
  const whole = end === -1 ? html + script : html.slice(0, end) + script + html.slice(end)
  return `<!DOCTYPE html>${whole.replace('</head>', () => `${headTags}<style>${style}</style></head>`)}`
}
