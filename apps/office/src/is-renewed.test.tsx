import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'

import { problem } from './testing/answer-calls.ts'
import { DRAFT } from './testing/draft.ts'
import { REQUEST } from './testing/made-requests.ts'
import { ME_AGENT } from './testing/made-team.ts'
import { openOffice } from './testing/open-office.tsx'

const PATH = '/requests/ma/MA-QU-7K3Q2P'
const CAR_PATH = '/cars/ma/4k7q2pxa'
const INVALID = 'Something that was entered is missing or not right.'

const RENEWED =
  'The office was also renewed since you opened this page. If you find nothing wrong, copy what you typed and load the page again.'

const documentOf = (script: string) => `<script type="module" crossorigin src="/assets/${script}"></script>`

/** Makes this document one of the build with `index-1.js`. */
function isOfFirstBuild() {
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  script.setAttribute('src', '/assets/index-1.js')
  document.head.append(script)
  onTestFinished(() => script.remove())
}

/** Opens a request in a document of the build with `index-1.js`, and sends a note that is refused; the server has `fresh`. */
async function sendRefused(fresh: () => Response) {
  isOfFirstBuild()
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME_AGENT),
    [`GET ${PATH}`]: () => Response.json(REQUEST),
    [`POST ${PATH}/notes`]: () =>
      problem(422, 'validation_failed', { errors: [{ path: '/body/former', code: 'required', values: {} }] }),
    'GET /': fresh,
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^New note/), 'Called twice.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  return (await screen.findByRole('alert')).textContent
}

it('is said where a form of an older page is refused, and what was typed stays', async () => {
  expect(await sendRefused(() => new Response(documentOf('index-2.js')))).toBe(`${INVALID} ${RENEWED}`)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^New note/).value).toBe('Called twice.')
})

it('does not hide from an older page why a photo is refused', async () => {
  isOfFirstBuild()
  await openOffice(CAR_PATH, {
    'GET /me': () => Response.json({ ...ME_AGENT, may: ['addCarPhoto'] }),
    [`GET ${CAR_PATH}`]: () => Response.json(DRAFT),
    [`POST ${CAR_PATH}/photos`]: () => problem(422, 'validation_failed'),
    'GET /': () => new Response(documentOf('index-2.js')),
  })
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Add photos' })
  await user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'front.jpg', { type: 'image/jpeg' }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    `front.jpg: This is no JPEG or PNG of 8 MB at most, or it is damaged. ${RENEWED}`,
  )
})

it('does not say to an older page that only the password may be wrong', async () => {
  isOfFirstBuild()
  await openOffice('/sign-in', {
    'POST /sessions': () => problem(422, 'validation_failed'),
    'GET /': () => new Response(documentOf('index-2.js')),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^E-mail/), 'a@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe(`E-mail, password or code is not right. ${RENEWED}`)
})

it('does not say to an older page that only the link of an invitation may be gone', async () => {
  isOfFirstBuild()
  await openOffice('/invitation#secret', {
    'POST /invitations': () => problem(422, 'validation_failed'),
    'GET /': () => new Response(documentOf('index-2.js')),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Password/), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    `This link has run out or was used. Ask for a new invitation. ${RENEWED}`,
  )
})

it.each([
  ['the server has the same build', () => new Response(documentOf('index-1.js'))],
  ['it cannot be known', () => new Response('Not now', { status: 503 })],
])('is not told where %s', async (_, fresh) => {
  expect(await sendRefused(fresh)).toBe(INVALID)
})

it('may be why a page cannot show an answer, which a fresh document can', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME_AGENT),
    [`GET ${PATH}`]: () => Response.json({ ...REQUEST, summary: undefined }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('the office was renewed')
})
