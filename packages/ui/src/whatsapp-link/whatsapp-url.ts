/**
 * The address that opens a WhatsApp chat with a number in international form, and a text ready to be sent. Signs and
 * spaces of the number do not matter.
 */
export function whatsAppUrl(number: string, text?: string): string {
  const url = new URL(`https://wa.me/${number.replaceAll(/\D/g, '')}`)
  // Not by searchParams, which would write spaces as plus signs; WhatsApp shows those as they are.
  if (text) url.search = `text=${encodeURIComponent(text)}`
  return url.href
}
