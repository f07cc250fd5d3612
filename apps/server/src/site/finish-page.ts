import { hash } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { readPageFiles } from './client-assets.ts'
import { createFinisher, type FinishDocument, type RenderedDocument } from './finish-document.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/**
 * What is to be made ready to send: a document, rendered by the edition that was built into a folder, with the styles
 * that are this page's alone; or what is ready but for its compression.
 */
export type FinishJob = { build: string; document: RenderedDocument; ownStyles: string } | { body: Uint8Array }

/** A page ready to send, as it is and compressed; its content security policy where it is a document. */
export type ReadyPage = { html: Uint8Array; brotli: Uint8Array; etag: string; policy: string | null }

/** Level 8 costs a fiftieth of 11 and loses a tenth; a page is rendered while somebody waits. */
const QUALITY = 8

const finishers = new Map<string, Promise<FinishDocument>>()

/** Makes a page ready to send. */
export async function finishPage(job: FinishJob): Promise<ReadyPage> {
  if ('body' in job) return { ...compressed(job.body), policy: null }
  const finish = await finisherOf(job.build)
  const finished = finish(job.document, job.ownStyles)
  return { ...compressed(Buffer.from(finished.html)), policy: contentSecurityPolicy(finished) }
}

function compressed(html: Uint8Array): Omit<ReadyPage, 'policy'> {
  const brotli = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })
  // Of the compressed page, which says the same in a sixth of the bytes.
  const etag = `W/"${hash('sha256', brotli, 'base64url').slice(0, 16)}"`
  // On its way to another thread a part of a buffer would take the whole one along.
  return { html: new Uint8Array(html), brotli: new Uint8Array(brotli), etag }
}

/** What finishes the pages of a build. What they name is read once; a failure is not kept. */
function finisherOf(build: string): Promise<FinishDocument> {
  const known = finishers.get(build)
  if (known !== undefined) return known
  const made = readPageFiles(join(build, 'client')).then(createFinisher)
  finishers.set(build, made)
  made.catch(() => finishers.delete(build))
  return made
}
