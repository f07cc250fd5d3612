import { describe, expect, it } from 'vitest'

import { commonTexts } from '@otosafi/i18n/server-texts'

import { renderMail } from './mail-document.ts'
import { type MessageKind, MESSAGES } from './messages.ts'
import { READERS } from './testing/readers.ts'
import { writeExamples } from './write-examples.ts'

const KINDS = Object.keys(MESSAGES) as MessageKind[]
/** What mail programs take of one before they cut it is far more; nobody pays for more than this on a telephone. */
const MAX_BYTES = 15_000
/** All that makes a program fetch something. */
const REMOTE = /<(?:img|link|script|iframe|object|video|audio|base)\b|\bsrc=|\bbackground=|url\(|@import|@font-face/i

const hrefsIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const addressesIn = (text: string) => text.match(/^https?:\/\/\S+$/gm) ?? []

describe.each(READERS.map((words) => [words.language, words.edition.id, words] as const))(
  'every mail in %s of %s',
  (_language, _edition, words) => {
    const mails = KINDS.flatMap((kind) => writeExamples(kind, words))

    it('leads where its plain text does, and has one button where it leads anywhere', () => {
      for (const { kind, variant, mail } of mails) {
        const hrefs = hrefsIn(mail.html)
        expect([kind, variant, hrefs]).toEqual([kind, variant, addressesIn(mail.text)])
        const buttons = mail.html.match(/<a [^>]*class="on-brand"/g) ?? []
        expect([kind, variant, buttons.length]).toEqual([kind, variant, hrefs.length === 0 ? 0 : 1])
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
  it.each(READERS.map((words) => [words.language, words.edition.id, words] as const))(
    'names the marketplace and its country in %s of %s',
    (language, id, { edition }) => {
      const { text, html } = renderMail('Title', { edition, language }, [{ kind: 'text', text: 'Hello' }])
      const [, head = ''] = /<td class="brand[^>]*>(.*?)<\/td>/.exec(html) ?? []
      const country = id === 'default' ? '' : ` ${commonTexts(edition, language)(`country.${id}`)}`
      expect(head.replaceAll(/<[^>]*>/g, '')).toBe(`Otosafi${country}`)
      expect(text).toBe('Hello\n')
    },
  )

  it('keeps a reference in one line, and in one piece', () => {
    const [words] = READERS
    if (words === undefined) throw new Error('There is no reader.')
    const text = 'Cars MA-4K7Q2PXA and MA-BK-7K3Q2P4X.'
    const { html } = renderMail('Title', words, [{ kind: 'text', text }])
    const kept = [...html.matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)].map(([, reference]) => reference)
    expect(kept).toEqual(['MA-4K7Q2PXA', 'MA-BK-7K3Q2P4X'])
  })

  it('makes markup of no text', () => {
    const told = '<b>"&</b>'
    const [words] = READERS
    if (words === undefined) throw new Error('There is no reader.')
    const { html } = renderMail(told, words, [
      { kind: 'text', text: told },
      { kind: 'heading', text: told },
      { kind: 'code', text: told },
      { kind: 'link', text: told, href: told },
      { kind: 'action', text: told, href: told },
      { kind: 'rows', rows: [{ label: told, value: told, line: told }] },
    ])
    expect(html).not.toContain('<b>')
    expect(html.match(/&lt;b&gt;&quot;&amp;&lt;\/b&gt;/g)).toHaveLength(10)
  })
})
