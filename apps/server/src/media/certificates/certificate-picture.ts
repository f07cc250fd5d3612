import { ART_HEIGHT, ART_WIDTH } from '@otosafi/illustrator/svg'

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
  return { key: certificateKey(id), width: ART_WIDTH, height: ART_HEIGHT, placeholder: PLACEHOLDER }
}
