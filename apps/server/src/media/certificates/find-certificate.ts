import type { Database } from '../../db/database.ts'
import type { CertificateWords } from '../illustrator/illustrator-port.ts'
import { parseCertificateKey } from './certificate-key.ts'
import { writeCertificate } from './write-certificate.ts'

/** The words of the certificate that `key` names; null when no car has one that expires on that day. */
export async function findCertificate(
  { kysely }: Pick<Database, 'kysely'>,
  key: string,
): Promise<CertificateWords | null> {
  const id = parseCertificateKey(key)
  if (id === null) return null
  const row = await kysely
    .selectFrom('car_documents as document')
    .innerJoin('cars as car', (join) =>
      join.onRef('car.edition', '=', 'document.edition').onRef('car.id', '=', 'document.car_id'),
    )
    .innerJoin('brands as brand', 'brand.id', 'car.brand')
    .innerJoin('models as model', (join) =>
      join.onRef('model.brand_id', '=', 'car.brand').onRef('model.id', '=', 'car.model'),
    )
    .innerJoin('cities as city', (join) =>
      join.onRef('city.edition', '=', 'car.edition').onRef('city.id', '=', 'car.city'),
    )
    .select([
      'document.number',
      'document.issued_on as issuedOn',
      'document.valid_until as validUntil',
      'brand.name as brand',
      'model.name as model',
      'car.date_first_use as firstUse',
      'city.name as city',
    ])
    .where('document.edition', '=', id.edition)
    .where('document.car_id', '=', id.carId)
    .where('document.kind', '=', 'technicalVisit')
    .executeTakeFirst()
  if (row === undefined || row.validUntil !== id.validUntil) return null
  return writeCertificate(id.edition, { ...row, vehicle: `${row.brand} ${row.model}` })
}
