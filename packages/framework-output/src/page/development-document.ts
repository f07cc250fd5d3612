import { routerTextOf } from '../data/document-data.ts'
import type { RenderedDocument } from '../data/site-handler.ts'
import { escapedText } from './page-script.ts'

const ENQUEUE = 'window.__reactRouterContext.streamController'

/** A document for development, with its data streamed as the router itself does. */
export function developmentDocument({ html, headTags, style, data }: Omit<RenderedDocument, 'files'>): string {
  const text = escapedText(JSON.stringify(routerTextOf(data)))
  const script = `<script>${ENQUEUE}.enqueue(${text});${ENQUEUE}.close()</script>`
  const page = html.replace('</head>', () => `${headTags}<style>${style}</style></head>`)
  return `<!DOCTYPE html>${page.replace('</body>', () => `${script}</body>`)}`
}
