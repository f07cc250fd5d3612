/**
 * The address that opens a WhatsApp chat with a number in international form, and a text ready to be sent. Signs and
 * spaces of the number do not matter.
 */
export function whatsAppUrl(number: string, text?: string): string {
  const url = `https://wa.me/${number.replaceAll(/\D/g, '')}`
  return text ? withText(url, text) : url
}

/** The address that lets a visitor choose whom to send a text to on WhatsApp. */
export function whatsAppShareUrl(text: string): string {
  return withText('https://wa.me/', text)
}

function withText(address: string, text: string): string {
  const url = new URL(address)
  // Not by searchParams, which would write spaces as plus signs; WhatsApp shows those as they are.
  url.search = `text=${encodeURIComponent(text)}`
  return url.href
}
