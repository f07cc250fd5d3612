import { type SaverReason, saverReason } from '@otosafi/domain/saver/saver-choice'

/** Why a page saves its visitor's data: by choice, or by a browser that asks for it (P-59); null where it does not. */
export function saverOf({ headers }: Request): SaverReason | null {
  return saverReason(headers.get('save-data'), headers.get('cookie') ?? '')
}
