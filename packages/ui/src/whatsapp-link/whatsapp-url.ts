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

/**
 * Characters that must be escaped in a query. Others are left to the browser: percent-encoding takes six bytes for each
 * Arabic letter or no-break space, which every page would carry.
 */
const NOT_IN_QUERY = /[\t\n\r %&+#"<>]/g

function withText(address: string, text: string): string {
  return `${address}?text=${text.replace(NOT_IN_QUERY, (sign) => encodeURIComponent(sign))}`
}
