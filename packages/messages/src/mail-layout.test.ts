import { describe, expect, it } from 'vitest'

import { formatPhone } from '@otosafi/editions/format/phone'
import { EDITIONS } from '@otosafi/editions/registry'
import { commonTexts } from '@otosafi/i18n/server-texts'

import { renderMail, renderTeamMail } from './mail-document.ts'
import { type MessageKind, MESSAGES } from './messages.ts'
import { READERS } from './testing/readers.ts'
import { writeExamples } from './write-examples.ts'

const KINDS = Object.keys(MESSAGES) as MessageKind[]
/** The size budget of a mail, which costs its reader mobile data; mail programs clip far larger ones. */
const MAX_BYTES = 15_000
/** All that makes a program fetch something. */
const REMOTE = /<(?:img|link|script|iframe|object|video|audio|base)\b|\bsrc=|\bbackground=|url\(|@import|@font-face/i

const hrefsIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const addressesIn = (text: string) => text.match(/^https?:\/\/\S+$/gm) ?? []
const isNumber = (href: string) => href.startsWith('tel:')
/** A mail without what stands below it. */
const bodyOf = (html: string) => html.split('<td class="soft"', 1)[0] ?? ''

describe.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'every mail in %s of %s',
  (_language, _edition, context) => {
    const mails = KINDS.flatMap((kind) => writeExamples(kind, context))

    it('leads where its plain text does, and has one button where it leads anywhere', () => {
      for (const { kind, variant, mail } of mails) {
        const hrefs = hrefsIn(mail.html).filter((href) => !isNumber(href))
        expect([kind, variant, hrefs]).toEqual([kind, variant, addressesIn(mail.text)])
        const buttons = mail.html.match(/<a [^>]*class="on-brand"/g) ?? []
        const isLeading = hrefsIn(bodyOf(mail.html)).length > 0
        expect([kind, variant, buttons.length]).toEqual([kind, variant, isLeading ? 1 : 0])
      }
    })

    it('ends with how the edition is reached, where it is for a visitor', () => {
      const { edition, phone } = context
      const ways = [`tel:${phone}`, `https://wa.me/${edition.whatsApp.number}`]
      for (const { kind, variant, to, mail } of mails) {
        const below = hrefsIn(mail.html.slice(bodyOf(mail.html).length))
        expect([kind, variant, below]).toEqual([kind, variant, to === 'visitor' ? ways : []])
        if (to === 'visitor') expect(mail.text).toContain(formatPhone(phone ?? '', edition.phone))
      }
    })

    it('fetches nothing and is small', () => {
      for (const { kind, variant, mail } of mails) {
        expect([kind, variant, REMOTE.exec(mail.html)]).toEqual([kind, variant, null])
        expect([kind, variant, Buffer.byteLength(mail.html) < MAX_BYTES]).toEqual([kind, variant, true])
      }
    })
  },
)

describe('the layout of a mail', () => {
  it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
    'names the marketplace and its country in %s of %s',
    (language, id, { edition }) => {
      const { text, html } = renderTeamMail('Title', { edition, language }, [{ kind: 'text', text: 'Hello' }])
      const [, head = ''] = /<td class="brand[^>]*>(.*?)<\/td>/.exec(html) ?? []
      const country = id === 'default' ? '' : ` ${commonTexts(edition, language)(`country.${id}`)}`
      expect(head.replaceAll(/<[^>]*>/g, '')).toBe(`Otosafi${country}`)
      expect(text).toBe('Hello\n')
    },
  )

  it('keeps a number in its order in Arabic, and ends with the chat alone where there is none', () => {
    const ending = (phone: string | null) =>
      renderMail('Title', { edition: EDITIONS.ma, language: 'ar', phone }, [{ kind: 'text', text: 'مرحبا' }])
    const number = formatPhone('+212661000101', EDITIONS.ma.phone)
    const { text, html } = ending('+212661000101')
    expect(text).toContain(`\n\u2066${number}\u2069\n`)
    expect(html).toMatch(new RegExp(`<a href="tel:\\+212661000101" dir="ltr"[^>]*>${number}</a>`))
    const chat = `https://wa.me/${EDITIONS.ma.whatsApp.number}`
    expect([addressesIn(ending(null).text), hrefsIn(ending(null).html)]).toEqual([[chat], [chat]])
  })

  it('keeps a reference in one line, and in one piece', () => {
    const [context] = READERS
    if (context === undefined) throw new Error('There is no reader.')
    const text = 'Cars MA-4K7Q2PXA and MA-BK-7K3Q2P4X.'
    const { html } = renderMail('Title', context, [{ kind: 'text', text }])
    const kept = [...html.matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)].map(([, reference]) => reference)
    expect(kept).toEqual(['MA-4K7Q2PXA', 'MA-BK-7K3Q2P4X'])
  })

  it('makes markup of no text', () => {
    const markup = '<b>"&</b>'
    const [context] = READERS
    if (context === undefined) throw new Error('There is no reader.')
    const { html } = renderMail(markup, context, [
      { kind: 'text', text: markup },
      { kind: 'heading', text: markup },
      { kind: 'code', text: markup },
      { kind: 'link', text: markup, href: markup },
      { kind: 'action', text: markup, href: markup },
      { kind: 'rows', rows: [{ label: markup, value: markup, line: markup }] },
    ])
    expect(html).not.toContain('<b>')
    expect(html.match(/&lt;b&gt;&quot;&amp;&lt;\/b&gt;/g)).toHaveLength(10)
  })
})
