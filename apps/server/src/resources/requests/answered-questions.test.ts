import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { mailsIn } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

withDatabase('questions that the team answers', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })

  /** Asks, and finds the team's page of the question. */
  const ask = async (message: string, { email, language = 'fr' }: { email?: string; language?: string } = {}) => {
    const fields = { message, consent: true, name: 'Salma Bennani', ...(email === undefined ? {} : { email }) }
    const { body } = await post(server, '/questions', fields, { headers: { 'accept-language': language } })
    const mail = (await mailsIn(database)).find(({ subject }) => subject.includes(body.reference))
    const path = /\/team\/requests\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
    const press = (fields: Readonly<Record<string, string>>) =>
      server.send('ma', path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields).toString(),
      })
    const page = async () => (await server.send('ma', path, {})).bytes.toString()
    const stored = () =>
      database.kysely
        .selectFrom('requests')
        .selectAll()
        .where('reference', '=', body.reference)
        .executeTakeFirstOrThrow()
    return { press, page, stored }
  }
  const mailsTo = async (address: string) => (await mailsIn(database)).filter(({ to }) => to === address)
  const questions = async (language: string): Promise<{ question: string; answer: string[]; topic: string }[]> => {
    await server.search.refresh()
    const headers = { 'accept-language': language }
    return (await server.send('ma', '/api/faqs', { headers })).body.faqs
  }

  it('are answered by mail, in the words of the team and the language of who asked', async () => {
    const { press, page, stored } = await ask('واش كاين الضمان؟', { email: 'ali@example.org', language: 'ar' })
    const before = await questions('ar')
    expect(await page()).toContain('<textarea id="answer" name="answer" required')
    const sent = await press({
      action: 'answer',
      answer: 'Oui, six mois.\r\nBonne journée',
      topic: 'buying',
      question: 'x',
    })
    expect([sent.status, sent.bytes.toString()]).toEqual([200, expect.stringContaining('Oui, six mois.')])
    expect(await mailsTo('ali@example.org')).toMatchObject([
      {
        from: 'Otosafi <hello@otosafi.ma>',
        subject: 'جوابنا على سؤالكم',
        text: expect.stringContaining('سؤالكم: واش كاين الضمان؟\nجوابنا: Oui, six mois.\nBonne journée'),
        html: expect.stringMatching(/<dd dir="auto"[^>]*>Oui, six mois\.<br>Bonne journée<\/dd>/),
      },
    ])
    expect(await stored()).toMatchObject({
      state: 'closed',
      answered_at: new Date('2026-06-01T12:00:00Z'),
      fields: { answer: 'Oui, six mois.\nBonne journée' },
      faq_id: null,
    })
    expect(await questions('ar')).toEqual(before)
    expect((await press({ action: 'answer', answer: 'Encore', topic: 'buying', question: 'x' })).status).toBe(409)
    expect(await mailsTo('ali@example.org')).toHaveLength(1)
  })

  it('join the published ones where that is ticked, in their language alone and without a name, and leave them again', async () => {
    const { press, page } = await ask('Salma, 0612345678 : livrez-vous à Agadir ?', { email: 'salma@example.org' })
    expect(await page()).toContain('value="Salma, 0612345678 : livrez-vous à Agadir ?"')
    const question = 'Livrez-vous à Agadir ?'
    const answer = 'Oui.\r\n\r\nLe prix dépend de la voiture.'
    const sent = await press({ action: 'answer', answer, publish: 'yes', topic: 'buying', question })
    expect(sent.status).toBe(200)
    expect((await mailsTo('salma@example.org'))[0]?.text).toContain('sans votre nom')
    const published = (await questions('fr')).at(-1)
    expect(published).toMatchObject({ topic: 'buying', question, answer: ['Oui.', 'Le prix dépend de la voiture.'] })
    expect(JSON.stringify(published)).not.toMatch(/Salma|0612345678/)
    for (const language of ['ar', 'en'])
      expect((await questions(language)).map((each) => each.question)).not.toContain(question)
    expect(await page()).toContain('value="withdraw"')
    expect((await press({ action: 'withdraw' })).status).toBe(200)
    expect((await questions('fr')).map((each) => each.question)).not.toContain(question)
    expect(await page()).not.toContain('<form')
  })

  it('hold what the team has done, when, and what it led to, as its page says in short', async () => {
    const { press, page, stored } = await ask('Et la garantie ?', { email: 'events@example.org' })
    const { id } = await stored()
    const events = () =>
      database.kysely
        .selectFrom('request_events')
        .select(['action', 'actor', 'state_before', 'state_after', 'at'])
        .where('edition', '=', 'ma')
        .where('request_id', '=', id)
        .orderBy('number')
        .execute()
    const question = 'Quelle est la garantie ?'
    expect(await events()).toEqual([])
    expect((await press({ action: 'begin' })).bytes.toString()).toMatch(/En cours depuis.*1er juin 2026/s)
    expect((await press({ action: 'begin' })).status).toBe(409)
    const answer = { action: 'answer', answer: 'Six mois.', publish: 'yes', topic: 'buying', question }
    expect((await press({ action: 'answer', answer: ' ' })).status).toBe(422)
    expect((await press(answer)).status).toBe(200)
    expect((await press({ action: 'withdraw' })).status).toBe(200)
    const done = { actor: 'staff', at: new Date('2026-06-01T12:00:00Z') }
    expect(await events()).toEqual([
      { ...done, action: 'begin', state_before: 'received', state_after: 'inProgress' },
      { ...done, action: 'answer', state_before: 'inProgress', state_after: 'closed' },
      { ...done, action: 'withdraw', state_before: 'closed', state_after: 'closed' },
    ])
    expect(await page()).toMatch(/Réponse donnée.*En cours depuis.*Retirée des questions publiées/s)
  })

  it('without an address can be published, and nobody is written to', async () => {
    const { press, page, stored } = await ask('Reprenez-vous mon ancienne voiture ?')
    expect(await page()).not.toMatch(/value="answer"|type="checkbox"/)
    const before = (await mailsIn(database)).length
    const question = 'Reprenez-vous l’ancienne voiture ?'
    expect((await press({ action: 'publish', answer: 'Oui.', topic: 'selling', question })).status).toBe(200)
    expect((await questions('fr')).at(-1)).toMatchObject({ topic: 'selling', question, answer: ['Oui.'] })
    expect((await stored()).state).toBe('closed')
    expect(await mailsIn(database)).toHaveLength(before)
  })

  it.each([
    ['the answer', { answer: 'a'.repeat(3001) }, /Réponse\u00a0: 3\s000 caractères au plus\./],
    [
      'the question',
      { answer: 'Oui.', publish: 'yes', topic: 'buying', question: 'q'.repeat(301) },
      /\u00a0: 300 caractères au plus\./,
    ],
  ])('are not cut where %s is too long, which the page says and keeps', async (_, typed, note) => {
    const { press, page, stored } = await ask('m'.repeat(4000), { email: 'long@example.org' })
    const refused = await press({ action: 'answer', ...typed })
    expect([refused.status, refused.bytes.toString()]).toEqual([422, expect.stringMatching(note)])
    for (const text of Object.values(typed)) expect(refused.bytes.toString()).toContain(text)
    expect(await stored()).toMatchObject({ state: 'received' })
    const asked = /name="question"[^>]* value="([^"]*)"/.exec(await page())?.[1]
    const published = { action: 'answer', answer: 'Oui.', publish: 'yes', topic: 'buying', question: asked ?? '' }
    expect((await press(published)).status).toBe(422)
    const lines = 'a\r\n'.repeat(1400)
    expect((await press({ action: 'answer', answer: lines })).status).toBe(200)
    expect((await stored()).fields).toMatchObject({ answer: lines.trim().replaceAll('\r\n', '\n') })
  })

  it.each([
    ['without an answer', { answer: ' ' }],
    ['published under no topic', { answer: 'Oui.', publish: 'yes', topic: '__proto__', question: 'Q ?' }],
    ['published without a question', { answer: 'Oui.', publish: 'yes', topic: 'buying', question: ' ' }],
    [
      'published with too many paragraphs',
      { answer: 'Oui.\n\n'.repeat(21), publish: 'yes', topic: 'buying', question: 'Q ?' },
    ],
  ])('stay as they are %s, and nothing typed is lost', async (_, typed) => {
    const { press, stored } = await ask('Et <la> garantie ?', { email: 'kept@example.org' })
    const refused = await press({ action: 'answer', ...typed })
    expect([refused.status, refused.bytes.toString()]).toEqual([
      422,
      expect.stringContaining('L’envoi n’est pas possible'),
    ])
    expect(refused.bytes.toString()).toContain(`\n${typed.answer.trim()}`)
    expect(await stored()).toMatchObject({ state: 'received', answered_at: null })
    expect(await mailsTo('kept@example.org')).toEqual([])
  })
})
