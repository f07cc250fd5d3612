import { DRAWING_SIZE } from '../illustrator/illustrator-port.ts'
import { certificateKey } from './certificate-key.ts'
import type { CertificateId } from './certificate-key.ts'

/** Mean colour of a certificate on its table. */
const PLACEHOLDER = '#e0dccf'

/** The picture of a certificate as the API announces it. */
export function certificatePicture(id: CertificateId): {
  key: string
  width: number
  height: number
  placeholder: string
} {
  return { key: certificateKey(id), ...DRAWING_SIZE, placeholder: PLACEHOLDER }
}
