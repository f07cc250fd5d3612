import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import server from '@otosafi/i18n/locales/en/server.json' with { type: 'json' }

const KINDS = server.mail.receipt.kind

/** The kinds of requests whose sender is sent a receipt: those that have texts for it. */
export type ReceiptKind = keyof typeof KINDS & RequestKind
export const RECEIPT_KINDS = Object.keys(KINDS) as ReceiptKind[]

/** Whether the sender of a request of this kind is sent a receipt. */
export function hasReceipt(kind: RequestKind): kind is ReceiptKind {
  return Object.hasOwn(KINDS, kind)
}
