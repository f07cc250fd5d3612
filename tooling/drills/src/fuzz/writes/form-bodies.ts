import fc from 'fast-check'

import { EDITIONS } from '@otosafi/editions/registry'
import { png } from '@otosafi/server/server/testing/uploads/hostile-files'
import { BOUNDARY, filePart, formOf, textPart } from '@otosafi/server/testing/multipart'

import type { Expected } from '../expected.ts'
import type { ValueContext } from './right-values.ts'

/** A body as it is sent, with its type; `encoding` says how its text becomes bytes. */
export type SentBody = { text: string; encoding: BufferEncoding; contentType: string | null; expected: Expected }

const PICTURE = png(8, 8)
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const NAMES = ['constructor', '__proto__', '', 'photo[]', 'other']

function sentAs(body: Buffer, expected: SentBody['expected'], contentType: string = TYPE): SentBody {
  return { text: body.toString('latin1'), encoding: 'latin1', contentType, expected }
}

/** A form that is taken: its texts, and the field of its pictures. */
type RightForm = { texts: Readonly<Record<string, string>>; pictures: string; arePicturesNeeded: boolean }

/** The forms with pictures. Throws an Error for an operation that has none here. */
function rightForm({ operation, edition, known }: ValueContext): RightForm {
  if (operation === 'uploadProfilePhoto' || operation === 'uploadCarPhoto')
    return { texts: {}, pictures: 'photo', arePicturesNeeded: true }
  if (operation === 'addSalePhotos') return { texts: {}, pictures: 'photos', arePicturesNeeded: true }
  if (operation !== 'createSellingCar') throw new Error(`No form for ${operation}`)
  const texts = {
    brand: 'toyota',
    model: 'corolla',
    modelYear: '2019',
    mileage: '64200',
    city: known[edition].cities[0] ?? '',
    fullName: 'Fuzz',
    phone: EDITIONS[edition].phone.example,
    consent: 'true',
  }
  return { texts, pictures: 'photos', arePicturesNeeded: false }
}

/** Bodies for an operation that takes a form with a picture: right, cut, changed, and what is no such form. */
export function formBodies(context: ValueContext): fc.Arbitrary<SentBody> {
  const { texts, pictures, arePicturesNeeded } = rightForm(context)
  const parts = Object.entries(texts).map(([name, text]) => textPart(name, text))
  const picture = filePart(PICTURE, { name: pictures })
  const right = formOf([...parts, picture])
  const names = fc.constantFrom(pictures, ...NAMES)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(sentAs(right, 'taken')) },
    {
      weight: 2,
      arbitrary: fc
        .double({ min: 0, max: 0.9, noNaN: true })
        .map((part) => sentAs(right.subarray(0, Math.floor(right.length * part)), 'refused')),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(names, fc.uint8Array({ maxLength: 200 })).map(([name, bytes]) => {
        const isNothing = !arePicturesNeeded && bytes.length === 0
        const sent = formOf([...parts, filePart(Buffer.from(bytes), { name })])
        return sentAs(sent, isNothing ? 'open' : 'refused')
      }),
    },
    {
      weight: 2,
      arbitrary: names.map((name) => sentAs(formOf([...parts, picture, textPart(name, 'x')]), 'refused')),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'multipart/form-data',
          'application/json',
          'image/png',
          `multipart/mixed; boundary=${BOUNDARY}`,
          ';',
        )
        .map((contentType) => sentAs(right, 'refused', contentType)),
    },
  )
}
