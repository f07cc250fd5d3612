// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { type ActionFunctionArgs, useLoaderData } from 'react-router'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { askedCode } from '../../parts/contact-verification/answer-code.ts'
import { asDataRequest } from '../../testing/as-data-request.ts'
import { type ApiAnswers, openPage } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { ContactForm } from './ContactForm.tsx'
import { LikedPosts } from './LikedPosts.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Requests } from './Requests.tsx'
import { SectionView } from './SectionView.tsx'

/** The form of an account without a number. */
const PHONE = { channel: 'phone', present: null, pending: null, username: 'awa@example.org' } as const
const VERIFICATION = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'

describe.each(['fr', 'ar'] as const)('the forms of the account, in %s', (language) => {
  async function open(element: React.ReactNode, answers: ApiAnswers) {
    const path = pathFor('accountSection', language, { key: 'password' })
    const page = await openPage({ language, path, routes: [{ path, element, action: answerSection }], answers })
    return { ...page, send: (name: string) => page.user.click(screen.getByRole('button', { name })) }
  }

  it('say at its field that the password until now is another one', async () => {
    const problem = {
      type: 'about:blank',
      title: 'validation_failed',
      status: 422,
      code: 'validation_failed',
      errors: [{ path: '/body/currentPassword', code: 'passwordWrong' }],
    }
    const headers = { 'content-type': 'application/problem+json' }
    const { user, send, calls, t } = await open(<PasswordForm username="awa@example.org" />, {
      'POST /api/auth/change-password': () => Response.json(problem, { status: 422, headers }),
    })
    expect(document.querySelector<HTMLInputElement>('form input[autocomplete=username]')?.value).toBe('awa@example.org')
    const type = (label: string, text: string) => user.type(screen.getByLabelText(label, { selector: 'input' }), text)
    await type(t('account:password.current'), ' not the one ')
    await type(t('account:reset.password'), 'four blue cars')
    await type(t('account:reset.confirmation'), 'four blue cars')
    await send(t('account:password.title'))
    expect((await screen.findByRole('link', { name: t('validation.passwordWrong') })).getAttribute('href')).toBe(
      '#change-password-currentPassword',
    )
    expect(await calls[0]?.json()).toEqual({ currentPassword: ' not the one ', password: 'four blue cars' })
  })

  it('tell a mistake when its field is left, before anything is sent, and take it back when it is mended', async () => {
    const user = { fullName: 'Salma', bio: null, language } as const
    const {
      user: visitor,
      send,
      calls,
      t,
    } = await open(<ProfileForm user={user} />, {
      'PATCH /api/profile': () => Response.json({}),
    })
    const name = screen.getByLabelText<HTMLInputElement>(t('account:signUp.fullName'))
    await visitor.click(name)
    await visitor.tab()
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await visitor.clear(name)
    await visitor.tab()
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
    await visitor.type(name, 'Salma Bennani')
    await visitor.tab()
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await send(t('actions.save'))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({ fullName: 'Salma Bennani', bio: null, language })
  })

  it('show the language that was saved, and keep it with the next change', async () => {
    const other = language === 'fr' ? 'ar' : 'fr'
    const path = pathFor('accountSection', language, { key: 'edit-profile' })
    let saved = { fullName: 'Salma', bio: null, language }
    // Sent by script, to its page's data.
    const action = async (args: ActionFunctionArgs) =>
      answerSection({ ...args, request: await asDataRequest(args.request) })
    function Page() {
      return <ProfileForm user={useLoaderData<typeof saved>()} />
    }
    const later = Promise.withResolvers<void>()
    const answers = [Promise.resolve(), later.promise]
    const { user, calls, t } = await openPage({
      language,
      path,
      routes: [{ path, element: <Page />, loader: () => saved, action, hydrateFallbackElement: <p /> }],
      answers: {
        'PATCH /api/profile': async (request) => {
          saved = { ...saved, ...((await request.json()) as object) }
          await answers.shift()
          return Response.json({})
        },
      },
    })
    const select = () => screen.getByLabelText<HTMLSelectElement>(t('account:profile.language'))
    const save = () => user.click(screen.getByRole('button', { name: t('actions.save') }))
    await screen.findByRole('combobox')
    await user.selectOptions(select(), other)
    await save()
    await screen.findByText(t('account:profile.saved'))
    await waitFor(() => expect([saved.language, select().value]).toEqual([other, other]))
    const said = screen.getByText(t('account:profile.saved'))
    await save()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(await calls[1]?.json()).toMatchObject({ language: other })
    // It is announced again, since it is another element.
    later.resolve()
    await waitFor(() => expect(said.isConnected).toBe(false))
    screen.getByText(t('account:profile.saved'))
  })

  it('tell that a new password was repeated otherwise, where its field is left', async () => {
    const { user, calls, t } = await open(<PasswordForm username="awa@example.org" />, {})
    const type = (label: string, text: string) => user.type(screen.getByLabelText(label, { selector: 'input' }), text)
    await type(t('account:reset.password'), 'four blue cars')
    await type(t('account:reset.confirmation'), 'four blue car')
    expect(screen.queryByText(t('validation.passwordsMatch'))).toBeNull()
    await user.tab()
    screen.getByText(t('validation.passwordsMatch'))
    expect(calls).toEqual([])
  })

  it('take a new number, and the code that was sent there', async () => {
    const { user, send, calls, router, t } = await open(<ContactForm {...PHONE} />, {
      'PATCH /api/profile': () => Response.json({}),
      'POST /api/auth/otp': () =>
        Response.json({ proofId: VERIFICATION, channel: 'phone', resendAfter: 60, expiresIn: 600 }, { status: 202 }),
      'POST /api/auth/otp/verify': () => new Response(null, { status: 204 }),
    })
    await user.type(screen.getByLabelText(t('account:profile.newPhone')), '0661234567')
    await user.type(screen.getByLabelText(t('account:password.current'), { selector: 'input' }), 'four blue cars')
    await send(t('account:profile.sendCode'))
    await user.type(await screen.findByRole('textbox', { name: t('account:code.label') }), '12345')
    await send(t('actions.confirm'))
    // Without script a reload sends nothing again.
    await waitFor(() => expect(router.state.location.search).toBe('?sent=phone'))
    expect(await Promise.all(calls.map((call) => call.json()))).toEqual([
      { phone: '0661234567', currentPassword: 'four blue cars' },
      { channel: 'phone', destination: '0661234567' },
      {
        proofId: VERIFICATION,
        channel: 'phone',
        destination: '0661234567',
        code: '12345',
        idempotencyKey: expect.any(String),
      },
    ])
  })

  it('take the code that was sent to a new number before the page was loaded again, and ask for the address as before', async () => {
    const destination = '0661234567'
    const code = askedCode({ proofId: VERIFICATION, channel: 'phone', destination, resendAfter: 60, again: false })
    const kept = { form: 'phone', sent: false, issues: {}, problem: null, values: {}, code }
    const forms = (
      <>
        <ContactForm {...PHONE} channel="email" />
        <ContactForm {...PHONE} kept={kept} />
      </>
    )
    const { user, send, calls, router, t } = await open(forms, {
      'POST /api/auth/otp/verify': () => new Response(null, { status: 204 }),
    })
    screen.getByLabelText(t('account:profile.newEmail'))
    await user.type(screen.getByRole('textbox', { name: t('account:code.label') }), '12345')
    await send(t('actions.confirm'))
    await waitFor(() => expect(router.state.location.search).toBe('?sent=phone'))
    expect(await calls[0]?.json()).toMatchObject({ proofId: VERIFICATION, channel: 'phone', destination })
  })

  it('take the codes of a new address and a new number beside each other, where the page was loaded again', async () => {
    const stepOf = (channel: 'email' | 'phone') => {
      const code = askedCode({ proofId: channel, channel, destination: channel, resendAfter: 60, again: false })
      return { form: channel, sent: false, issues: {}, problem: null, values: {}, code }
    }
    const { username } = PHONE
    const contacts = { email: null, pendingEmail: null, phone: null, pendingPhone: null, username }
    const user = { fullName: 'Awa', bio: null, photo: null, language, ...contacts }
    const kept = { email: stepOf('email'), phone: stepOf('phone') }
    const { container } = await open(<SectionView data={{ section: 'edit-profile', user }} kept={kept} />, {})
    const proofs = container.querySelectorAll<HTMLInputElement>('[name=proofId]')
    expect(Array.from(proofs, ({ form, value }) => [form?.id, value])).toEqual([
      ['email', 'email'],
      ['phone', 'phone'],
    ])
  })

  it('take no new number without the password, and keep what was typed but for that', async () => {
    const headers = { 'content-type': 'application/problem+json' }
    const errors = [{ path: '/body/currentPassword', code: 'passwordWrong' }]
    const problem = { type: 'about:blank', title: 'validation_failed', status: 422, code: 'validation_failed', errors }
    const { user, send, calls, t } = await open(<ContactForm {...PHONE} />, {
      'PATCH /api/profile': () => Response.json(problem, { status: 422, headers }),
    })
    await user.type(screen.getByLabelText(t('account:profile.newPhone')), '0661234567')
    await send(t('account:profile.sendCode'))
    await screen.findByRole('link', { name: t('validation.passwordRequired') })
    expect(calls).toEqual([])
    await user.type(screen.getByLabelText(t('account:password.current'), { selector: 'input' }), 'red car')
    await send(t('account:profile.sendCode'))
    expect((await screen.findByRole('link', { name: t('validation.passwordWrong') })).getAttribute('href')).toBe(
      '#phone-currentPassword',
    )
    expect(screen.getByLabelText<HTMLInputElement>(t('account:profile.newPhone')).value).toBe('0661234567')
  })

  it('are followed by the posts that are liked, page by page', async () => {
    const post = { id: 'a-post', title: 'A post', date: '2026-05-20', minutes: 3, photo: null }
    const { t } = await open(<LikedPosts posts={[post]} page={2} pages={3} />, {})
    screen.getByRole('link', { name: 'A post' })
    const path = pathFor('accountSection', language, { key: 'liked-articles' })
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf(t('listing.previousPage')), hrefOf(t('listing.nextPage'))]).toEqual([path, `${path}?page=3`])
  })

  it('take the like of a post back, by a form that is the same without script', async () => {
    const post = { id: 'a-post', title: 'A post', date: '2026-05-20', minutes: 3, photo: null }
    const { t, send, calls } = await open(
      <LikedPosts posts={[post, { ...post, id: 'b-post', title: 'B post' }]} page={1} pages={1} />,
      { 'DELETE /api/blogs/b-post/like': () => Response.json({ liked: false, likes: 3 }) },
    )
    const name = t('account:liked.unlikeNamed', { title: 'B post' })
    expect(screen.getByRole('button', { name }).closest('form')?.getAttribute('method')).toBe('post')
    await send(name)
    await screen.findByText(t('account:liked.done'))
    expect(calls).toHaveLength(1)
  })

  it('are followed by the requests that were sent, with where each stands', async () => {
    const request = { kind: 'question', reference: 'MA-QU-7K3Q2P4X', state: 'inProgress', day: '2026-05-20' } as const
    const { t } = await open(
      <Requests requests={[{ ...request, language: 'ar', car: null, message: 'Is it there?' }]} />,
      {},
    )
    screen.getByRole('heading', { name: t('account:requests.kind.question') })
    screen.getByText(t('account:requests.state.inProgress'))
    screen.getByText(t('account:requests.next.inProgress'))
    screen.getByText('MA-QU-7K3Q2P4X')
    screen.getByText(t('booking:day', { day: '2026-05-20' }))
    screen.getByText(t('account:requests.language', { language: 'العربية' }).replace('\u00a0', ' '))
    expect(screen.getByText('Is it there?')).toBeTruthy()
  })

  it('are followed by bookings, visits and sales: where each stands, what comes next, and the way to its page', async () => {
    const visit = {
      kind: 'visit',
      id: 'kq3v9b2m7x1c5z8n4h6j0w',
      reference: 'MA-VS-7K3Q2P4X',
      state: 'Confirmed',
      next: 'We look forward to showing you the car.',
      tone: 'brand',
      day: '2026-05-20',
      car: null,
      moment: { day: '2026-05-27', time: '14:30' },
    } as const
    const sale = {
      ...visit,
      kind: 'sale',
      reference: 'MA-SL-7K3Q2P4X',
      next: 'We write you an offer.',
      moment: null,
    } as const
    const { t } = await open(<Requests requests={[visit, sale]} />, {})
    screen.getByText(t('booking:moment', visit.moment))
    screen.getByText(visit.next)
    screen.getByText(sale.next)
    screen.getByRole('heading', { name: t('account:requests.kind.sale') })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      pathFor('visit', language, { token: visit.id }),
      pathFor('sale', language, { token: visit.id }),
    ])
  })

  it('are followed by three ways to start where none was sent', async () => {
    const { t } = await open(<Requests requests={[]} />, {})
    screen.getByText(t('account:requests.empty'))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      (['buyCars', 'sellCar', 'contactUs'] as const).map((key) => pathFor(key, language)),
    )
  })
})
