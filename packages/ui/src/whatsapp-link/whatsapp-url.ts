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

/** What would end a query or mean something else in it. Browsers write other letters in bytes themselves: six signs for each of an Arabic word or for a space that does not break, which every page would carry. */
const NOT_IN_QUERY = /[\t\n\r %&+#"<>]/g

function withText(address: string, text: string): string {
  return `${address}?text=${text.replace(NOT_IN_QUERY, (sign) => encodeURIComponent(sign))}`
}
