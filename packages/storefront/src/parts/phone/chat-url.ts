import { edition } from '#edition'
import { whatsAppUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

/** Address that opens a chat with this edition's team on WhatsApp, with `text` ready to send (P-43). */
export function chatUrl(text: string): string {
  return whatsAppUrl(edition.whatsApp.number, text)
}
