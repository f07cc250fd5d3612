import { randomInt } from 'node:crypto'

import { type Answer, ask, someAddress } from '../ask.ts'
import { count, type Counts } from './counts.ts'
import { createPacedLoad, type PacedLoad } from './paced-load.ts'

const UPLOAD_INTERVAL_MS = 500
const SHOW_INTERVAL_MS = 250

const BOUNDARY = 'a-picture-of-the-drill'
/** The first and the last bytes of every whole JPEG. */
const EDGES_OF_JPEG = ['ffd8', 'ffd9']

/** A blue JPEG of 64 by 48 pixels. */
const PICTURE = Buffer.from(
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZB' +
    'QXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAwAEADASIAAhEBAxEB/8QAFQABAQAA' +
    'AAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA' +
    'DAMBAAIRAxEAPwCACyIAAAAAAAAAAAAAAAAAAAAAD//Z',
  'base64',
)

/** The pictures that were sent and asked for while something happened. */
export type PictureTally = { uploads: Counts; shown: Counts }

/** An open-loop load of two uploads and four pictures a second. */
export type PictureLoad = PacedLoad<PictureTally> & {
  /** The keys of all uploads that were acknowledged. */
  keys: readonly string[]
}

/** Starts it against a port. */
export function startPictureLoad(port: number): PictureLoad {
  const keys: string[] = []
  const { tally, every, acknowledge, ...load } = createPacedLoad(emptyTally)
  const upload = async (): Promise<void> => {
    const answer = await ask(port, '/api/selling-cars/photos', {
      body: FORM,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-forwarded-for': someAddress() },
    })
    count(tally().uploads, answer)
    if (answer.status !== 201) return
    keys.push((JSON.parse(answer.body) as { key: string }).key)
    acknowledge()
  }
  const show = async (): Promise<void> => {
    const key = keys[randomInt(Math.max(1, keys.length))]
    if (key !== undefined) {
      const answer = await showCard(port, key)
      count(tally().shown, answer)
    }
  }
  every(UPLOAD_INTERVAL_MS, upload)
  every(SHOW_INTERVAL_MS, show)
  return { ...load, keys }
}

/** Requests every acknowledged picture. Returns the violations, in words. */
export async function checkPictures(port: number, keys: readonly string[]): Promise<string[]> {
  const answers: Answer[] = []
  for (const key of keys) answers.push(await showCard(port, key))
  const lost = answers.filter(({ status }) => status !== 200).length
  const broken = answers.filter(({ status, bytes }) => status === 200 && !isWhole(bytes)).length
  const findings: [number, string][] = [
    [lost, 'acknowledged pictures are lost'],
    [broken, 'pictures are half done'],
  ]
  return findings.filter(([times]) => times > 0).map(([times, what]) => `${times} ${what}`)
}

function showCard(port: number, key: string): Promise<Answer> {
  return ask(port, `/photos/${key}/320.jpeg`)
}

function isWhole(bytes: Buffer): boolean {
  return [bytes.subarray(0, 2), bytes.subarray(-2)].every((edge, at) => edge.toString('hex') === EDGES_OF_JPEG[at])
}

function emptyTally(): PictureTally {
  return { uploads: new Map(), shown: new Map() }
}

const FORM = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="car.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  ),
  PICTURE,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
])
