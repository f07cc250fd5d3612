import type { FastifyInstance, FastifyReply } from 'fastify'

import { etagOf, matchesEtag } from '../http/etag.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { isSafeKey, type ObjectStore } from '../outside/storage/storage-port.ts'
import { rangeOf } from './byte-range.ts'
import type { FindIllustrator } from './illustrator/illustrator-port.ts'
import { limitMedia } from './limit-media.ts'
import { MEDIA_HEADERS, MEDIA_METHODS } from './media-headers.ts'
import { sendMissing } from './refuse-media.ts'

const ENDING = '.wav'

/** The store of recordings, and the illustrator that synthesises missing ones. */
type SoundParts = { store: ObjectStore; findIllustrator: FindIllustrator }

/** Recordings of engines at `/sounds/{key}.wav`, whole or in the part that a Range header asks for. */
export function registerSounds(app: FastifyInstance, parts: SoundParts, reads: ReadLimiter): void {
  app.route({
    method: MEDIA_METHODS,
    url: '/sounds/*',
    preHandler: limitMedia(reads),
    handler: async (request, reply) => {
      const file = (request.params as { '*': string })['*']
      const key = file.endsWith(ENDING) && isSafeKey(file) ? file.slice(0, -ENDING.length) : null
      const sound = key === null ? null : await findSound(parts, key)
      if (sound === null) return sendMissing(reply, 'recording')
      const etag = etagOf('sound', String(sound.length), request.url)
      reply.headers({ ...MEDIA_HEADERS, etag, 'accept-ranges': 'bytes' })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      // Safari plays only what it can request by ranges. If-Range is ignored: the bytes of a key never change.
      const range = request.method === 'GET' ? rangeOf(request.headers.range, sound.length) : null
      return sendPart(reply.type('audio/wav'), sound, range)
    },
  })
}

function sendPart(reply: FastifyReply, sound: Buffer, range: ReturnType<typeof rangeOf>): FastifyReply {
  if (range === null) return reply.send(sound)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${sound.length}`).send()
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sound.length}`)
  return reply.send(sound.subarray(range.start, range.end + 1))
}

/** From the object store; a synthesised one is stored there on first request. */
async function findSound({ store, findIllustrator }: SoundParts, key: string): Promise<Buffer | null> {
  const objectKey = key + ENDING
  const stored = await store.get(objectKey)
  if (stored !== null) return stored
  const sound = (await findIllustrator(key))?.synthesise(key) ?? null
  if (sound === null) return null
  await store.put(objectKey, sound)
  return sound
}
