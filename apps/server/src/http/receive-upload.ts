import type { ProblemError } from '@otosafi/api-client/problem'
import { IMAGE_MAX_BYTES } from '@otosafi/validators/image'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import { fileFieldsOf, type ReceivedForm } from '../contract/form-fields.ts'
import type { Rules } from '../contract/operation-rules.ts'
import { type PictureShape, type PreparedPicture, ReceivedPicture } from '../contract/received-picture.ts'
import { pathOfField } from '../contract/refused-fields.ts'
import type { Receive, Routed } from '../contract/router.ts'
import { networkOf } from '../limits/network-of.ts'
import { readForm } from './multipart/read-form.ts'
import { createUploadMemory } from './multipart/upload-memory.ts'

/** Decodes uploaded pictures and re-encodes them, or says why one is refused. */
export type PreparePicture = (picture: {
  bytes: Uint8Array
  shape: PictureShape
}) => Promise<({ ok: true } & PreparedPicture) | { ok: false; issue: ValidationIssue }>

/** The refusal of a file in a field that takes none. */
const FILE_NOT_ALLOWED = { ok: false, issue: { code: 'invalid', values: {} } } as const

/**
 * Creates the step that receives a form with files: it reads the body within limits, and has every picture prepared. A field
 * whose file is empty counts as not given: that is what browsers send where nothing was chosen.
 */
export function createReceive(prepare: PreparePicture): Receive<Routed & Pick<Rules, 'files'>> {
  const memory = createUploadMemory()
  return async (operation, request, reply) => {
    const shapes = operation.files ?? {}
    const fileFields = fileFieldsOf(operation)
    const network = networkOf(request.addressing.address)
    let claimed = 0
    const claim = (bytes: number): boolean => {
      if (!memory.claim(network, bytes)) return false
      claimed += bytes
      return true
    }
    try {
      const { texts, files } = await readForm(
        { body: request.raw, headers: request.headers },
        { fileFields: fileFields.names, files: fileFields.most, fileSize: IMAGE_MAX_BYTES, fields: fileFields.texts },
        claim,
      )
      const pictures = new Map<string, ReceivedPicture[]>()
      const refused: ProblemError[] = []
      for (const { field, bytes } of files) {
        if (bytes.length === 0) continue
        const shape = Object.hasOwn(shapes, field) ? shapes[field] : undefined
        const result = shape === undefined ? FILE_NOT_ALLOWED : await prepare({ bytes, shape })
        if (result.ok) pictures.set(field, [...(pictures.get(field) ?? []), new ReceivedPicture(result)])
        else refused.push({ path: pathOfField(field), ...result.issue })
      }
      return { texts, pictures, refused } satisfies ReceivedForm
    } catch (error) {
      // Else the unread rest of the body would be parsed as the next request.
      if (!request.raw.complete) reply.header('connection', 'close')
      throw error
    } finally {
      memory.release(network, claimed)
    }
  }
}
