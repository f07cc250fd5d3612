import { randomUUID } from 'node:crypto'

import { versionOf } from '../version-of.ts'
import type { Employed } from './employ.ts'

/** An attack, and how it must be answered: refused, or without anything that it was after. */
export type Attack = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The statuses of which one is the answer. */
  status: readonly number[]
}

/** The signed-in members of the team, and the car and the request that are attacked. */
type Targets = Record<'agent' | 'manager' | 'owner', Employed> & { car: string; reference: string }

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=b' }

const SCRIPT = '<svg onload=alert(1)>'
/** A form with a file that is no picture. */
const FORM = `--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n${SCRIPT}\r\n--b--\r\n`
const PRICE = JSON.stringify({ price: 1000, former: 2000 })
const COLLEAGUE = { name: 'Awa', role: 'owner', editions: ['ma'] }

const as = ({ cookie }: Employed, headers: Record<string, string> = {}) => ({ cookie, ...headers })

function post(path: string, body: string, headers: Record<string, string>, ...status: number[]): Attack {
  return { path, method: 'POST', body, headers, status }
}

/** Attacks that should change nothing, by their names. */
export function attacksOn({ agent, manager, owner, car, reference }: Targets): Record<string, Attack> {
  const price = `/office/cars/ma/${car}/price`
  const actions = `/office/requests/ma/${reference}/actions`
  const agents = as(agent, JSON_TYPE)
  const manages = as(manager, JSON_TYPE)
  const owners = as(owner, JSON_TYPE)
  const invitation = JSON.stringify({ ...COLLEAGUE, email: 'x@example.org' })
  const put = (path: string, headers: Record<string, string>, ...status: number[]): Attack => ({
    path,
    method: 'PUT',
    body: PRICE,
    headers,
    status,
  })
  /** A manager's price, written otherwise. */
  const write = (body: string, ...status: number[]): Attack => ({ ...put(price, manages, ...status), body })
  return {
    'a form of another site': put(price, { ...manages, origin: 'https://evil.example' }, 403),
    'a page of another site': put(price, { ...manages, 'sec-fetch-site': 'cross-site' }, 403),
    'a page of a sister host': put(price, { ...manages, 'sec-fetch-site': 'same-site' }, 403),
    'a page that hides where it comes from': put(price, { ...manages, origin: 'null' }, 403),
    'a form without JSON': put(price, as(manager, { 'content-type': 'text/plain' }), 415),
    'a form with fields': {
      ...write('price=1000', 415),
      headers: as(manager, { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    'another method by a header': post(price, PRICE, { ...manages, 'x-http-method-override': 'PUT' }, 404, 405),
    'another method by the query': post(`${price}?_method=PUT`, PRICE, manages, 404, 405),
    nobody: put(price, JSON_TYPE, 401),
    'an invented session': put(price, { ...JSON_TYPE, cookie: `office_session=${'A'.repeat(43)}` }, 401),
    'a session by a header': put(price, { ...JSON_TYPE, authorization: `Bearer ${manager.cookie.split('=')[1]}` }, 401),
    'a session by the query': put(`${price}?${manager.cookie}`, JSON_TYPE, 401, 422),
    'a session of https over http': put(price, { ...JSON_TYPE, cookie: `__Host-${manager.cookie}` }, 401),
    'two sessions, the first invented': put(
      price,
      { ...JSON_TYPE, cookie: `office_session=x; ${manager.cookie}` },
      401,
    ),
    'an agent who sets a price': put(price, agents, 403),
    'an agent who reads the audit log': { path: '/office/audit', headers: as(agent), status: [403] },
    'an agent who invites': post('/office/team', invitation, agents, 403),
    'an owner who invites without a code': post('/office/team', invitation, owners, 410),
    'an owner who confirms with a wrong code': post(
      '/office/sessions/current/proof',
      JSON.stringify({ code: '000000' }),
      owners,
      401,
      422,
    ),
    'a manager who makes themselves an owner': {
      ...put(`/office/team/${manager.id}`, manages, 403),
      body: JSON.stringify({ ...COLLEAGUE, version: versionOf(null) }),
    },
    'a car of another country': put(`/office/cars/coza/${car}/price`, manages, 404),
    'a list of another country': { path: '/office/cars?edition=coza', headers: as(manager), status: [403] },
    'a country that is none': put(`/office/cars/xx/${car}/price`, manages, 404, 422),
    'a path that climbs': put('/office/cars/ma/..%2f..%2fteam/price', manages, 404, 422),
    'a name with a NUL': put(`/office/cars/ma/${car}%00/price`, manages, 400, 404, 422),
    'fields that nobody asked for': write(JSON.stringify({ price: 1000, former: 2000, status: 'sold' }), 422),
    'a prototype': write('{"price":1000,"former":2000,"__proto__":{"role":"owner"}}', 400, 422),
    'a number as a text': write('{"price":"1000","former":2000}', 422),
    'a number beyond all numbers': write('{"price":1e400,"former":2000}', 400, 422),
    'broken JSON': write('{"price":', 400),
    'a list for an object': write('[]', 422),
    'a body of megabytes': post(actions, JSON.stringify({ action: 'begin', x: 'y'.repeat(2_000_000) }), agents, 413),
    'nesting without end': post(actions, '['.repeat(50_000), agents, 400, 413, 422),
    'SQL in a search': {
      path: `/office/requests?text=${encodeURIComponent("%'; drop table staff; --")}`,
      headers: as(agent),
      status: [200],
    },
    'SQL in a cursor': {
      path: `/office/requests?cursor=${encodeURIComponent("' or 1=1 --")}`,
      headers: as(agent),
      status: [200, 400, 422],
    },
    'a cursor of somebody else’s list': {
      path: `/office/cars?cursor=${Buffer.from(`1 ${randomUUID()}`).toString('base64url')}`,
      headers: as(agent),
      status: [200, 400, 422],
    },
    'an action that is none': post(actions, '{"action":"constructor"}', agents, 422),
    'an action that does not fit': post(actions, '{"action":"withdraw"}', agents, 409, 422),
    'an agent’s request of another country': post(
      actions.replace('/ma/', '/coza/'),
      JSON.stringify({ action: 'begin' }),
      agents,
      404,
    ),
    'a photo that is a script': post(
      `/office/cars/ma/${car}/photos`,
      SCRIPT,
      as(manager, { 'content-type': 'image/svg+xml' }),
      415,
    ),
    ...contentAttacksOn({ agent, manager }),
    'an invitation that is none': post(
      '/office/invitations',
      JSON.stringify({ token: 'x'.repeat(43), password: 'correct horse battery staple' }),
      JSON_TYPE,
      404,
      410,
      422,
    ),
    'a step of signing in that was not begun': post(
      '/office/sessions/second-factor',
      JSON.stringify({ ticket: 'x'.repeat(43), code: '123456' }),
      JSON_TYPE,
      401,
      422,
    ),
  }
}

/** Attacks by what the team adds to the operator's content. */
function contentAttacksOn({ agent, manager }: Pick<Targets, 'agent' | 'manager'>): Record<string, Attack> {
  const agents = as(agent, JSON_TYPE)
  const manages = as(manager, JSON_TYPE)
  const person = JSON.stringify({
    values: {
      name: 'Omar',
      photo: `uploads/${'a'.repeat(48)}`,
      role: { fr: 'Inspecteur' },
      bio: { fr: 'Vingt ans.' },
      city: 'casablanca',
    },
    isPublished: true,
    publishAt: null,
  })
  return {
    'a picture of content that is a script': post(
      '/office/pictures/ma',
      SCRIPT,
      as(manager, { 'content-type': 'image/svg+xml' }),
      415,
    ),
    'a picture that is none': post('/office/pictures/ma', FORM, as(manager, FORM_TYPE), 422),
    'a picture for another country': post('/office/pictures/coza', FORM, as(manager, FORM_TYPE), 404, 422),
    'an agent who sends a picture of content': post('/office/pictures/ma', FORM, as(agent, FORM_TYPE), 403),
    'an agent who adds a person': post('/office/content/ma/teamMembers', person, agents, 403),
    'a person for another country': post('/office/content/coza/teamMembers', person, manages, 404),
    'a portrait that is a visitor’s picture': post('/office/content/ma/teamMembers', person, manages, 422),
    'an item of a list that is not added to': post('/office/content/ma/pages', person, manages, 403),
  }
}
