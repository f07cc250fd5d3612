import { randomUUID } from 'node:crypto'

import { versionOf } from '../version-of.ts'
import type { Attack } from './attack.ts'
import { contentAttacksOn } from './content-attacks.ts'
import type { Employed } from './employ.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** The signed-in members of the team, and the car and the request that are attacked. */
type Targets = Record<'agent' | 'manager' | 'owner', Employed> & { car: string; reference: string }

/** Attacks that should change nothing, by their names. */
export function attacksOn({ agent, manager, owner, car, reference }: Targets): Record<string, Attack> {
  const as = ({ cookie }: Pick<Employed, 'cookie'>, headers: Record<string, string> = {}) => ({ cookie, ...headers })
  const price = `/office/cars/ma/${car}/price`
  const body = JSON.stringify({ price: 1000, former: 2000 })
  const put = { method: 'PUT', body }
  const manages = as(manager, JSON_TYPE)
  const begin = { method: 'POST', body: JSON.stringify({ action: 'begin' }) }
  const actions = `/office/requests/ma/${reference}/actions`
  const owners = as(owner, JSON_TYPE)
  const colleague = { name: 'Awa', role: 'owner', editions: ['ma'] }
  return {
    'a form of another site': {
      path: price,
      ...put,
      headers: as(manager, { ...JSON_TYPE, origin: 'https://evil.example' }),
      status: [403],
    },
    'a page of another site': {
      path: price,
      ...put,
      headers: as(manager, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }),
      status: [403],
    },
    'a page of a sister host': {
      path: price,
      ...put,
      headers: as(manager, { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }),
      status: [403],
    },
    'a page that hides where it comes from': {
      path: price,
      ...put,
      headers: as(manager, { ...JSON_TYPE, origin: 'null' }),
      status: [403],
    },
    'a form without JSON': {
      path: price,
      ...put,
      headers: as(manager, { 'content-type': 'text/plain' }),
      status: [415],
    },
    'a form with fields': {
      path: price,
      method: 'PUT',
      body: 'price=1000',
      headers: as(manager, { 'content-type': 'application/x-www-form-urlencoded' }),
      status: [415],
    },
    'another method by a header': {
      path: price,
      method: 'POST',
      body,
      headers: { ...manages, 'x-http-method-override': 'PUT' },
      status: [404, 405],
    },
    'another method by the query': {
      path: `${price}?_method=PUT`,
      method: 'POST',
      body,
      headers: manages,
      status: [404, 405],
    },
    nobody: { path: price, ...put, headers: JSON_TYPE, status: [401] },
    'an invented session': {
      path: price,
      ...put,
      headers: { ...JSON_TYPE, cookie: `office_session=${'A'.repeat(43)}` },
      status: [401],
    },
    'a session by a header': {
      path: price,
      ...put,
      headers: { ...JSON_TYPE, authorization: `Bearer ${manager.cookie.split('=')[1]}` },
      status: [401],
    },
    'a session by the query': { path: `${price}?${manager.cookie}`, ...put, headers: JSON_TYPE, status: [401, 422] },
    'a session of https over http': {
      path: price,
      ...put,
      headers: { ...JSON_TYPE, cookie: `__Host-${manager.cookie}` },
      status: [401],
    },
    'two sessions, the first invented': {
      path: price,
      ...put,
      headers: { ...JSON_TYPE, cookie: `office_session=x; ${manager.cookie}` },
      status: [401],
    },
    'an agent who sets a price': { path: price, ...put, headers: as(agent, JSON_TYPE), status: [403] },
    'an agent who reads the audit log': { path: '/office/audit', headers: as(agent), status: [403] },
    'an agent who invites': {
      path: '/office/team',
      method: 'POST',
      body: JSON.stringify({ ...colleague, email: 'x@example.org' }),
      headers: as(agent, JSON_TYPE),
      status: [403],
    },
    'an owner who invites without a code': {
      path: '/office/team',
      method: 'POST',
      body: JSON.stringify({ ...colleague, email: 'x@example.org' }),
      headers: owners,
      status: [410],
    },
    'an owner who confirms with a wrong code': {
      path: '/office/sessions/current/proof',
      method: 'POST',
      body: JSON.stringify({ code: '000000' }),
      headers: owners,
      status: [401, 422],
    },
    'a manager who makes themselves an owner': {
      path: `/office/team/${manager.id}`,
      method: 'PUT',
      body: JSON.stringify({ ...colleague, version: versionOf(null) }),
      headers: manages,
      status: [403],
    },
    'a car of another country': { path: `/office/cars/coza/${car}/price`, ...put, headers: manages, status: [404] },
    'a list of another country': { path: '/office/cars?edition=coza', headers: as(manager), status: [403] },
    'a country that is none': { path: `/office/cars/xx/${car}/price`, ...put, headers: manages, status: [404, 422] },
    'a path that climbs': {
      path: `/office/cars/ma/..%2f..%2fteam/price`,
      ...put,
      headers: manages,
      status: [404, 422],
    },
    'a name with a NUL': {
      path: `/office/cars/ma/${car}%00/price`,
      ...put,
      headers: manages,
      status: [400, 404, 422],
    },
    'fields that nobody asked for': {
      path: price,
      method: 'PUT',
      body: JSON.stringify({ price: 1000, former: 2000, status: 'sold' }),
      headers: manages,
      status: [422],
    },
    'a prototype': {
      path: price,
      method: 'PUT',
      body: '{"price":1000,"former":2000,"__proto__":{"role":"owner"}}',
      headers: manages,
      status: [400, 422],
    },
    'a number as a text': {
      path: price,
      method: 'PUT',
      body: '{"price":"1000","former":2000}',
      headers: manages,
      status: [422],
    },
    'a number beyond all numbers': {
      path: price,
      method: 'PUT',
      body: '{"price":1e400,"former":2000}',
      headers: manages,
      status: [400, 422],
    },
    'broken JSON': { path: price, method: 'PUT', body: '{"price":', headers: manages, status: [400] },
    'a list for an object': { path: price, method: 'PUT', body: '[]', headers: manages, status: [422] },
    'a body of megabytes': {
      path: actions,
      method: 'POST',
      body: JSON.stringify({ action: 'begin', x: 'y'.repeat(2_000_000) }),
      headers: as(agent, JSON_TYPE),
      status: [413],
    },
    'nesting without end': {
      path: actions,
      method: 'POST',
      body: '['.repeat(50_000),
      headers: as(agent, JSON_TYPE),
      status: [400, 413, 422],
    },
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
    'an action that is none': {
      path: actions,
      method: 'POST',
      body: '{"action":"constructor"}',
      headers: as(agent, JSON_TYPE),
      status: [422],
    },
    'an action that does not fit': {
      path: actions,
      method: 'POST',
      body: '{"action":"withdraw"}',
      headers: as(agent, JSON_TYPE),
      status: [409, 422],
    },
    'an agent’s request of another country': {
      path: actions.replace('/ma/', '/coza/'),
      ...begin,
      headers: as(agent, JSON_TYPE),
      status: [404],
    },
    'a photo that is a script': {
      path: `/office/cars/ma/${car}/photos`,
      method: 'POST',
      body: '<svg onload=alert(1)>',
      headers: as(manager, { 'content-type': 'image/svg+xml' }),
      status: [415],
    },
    ...contentAttacksOn({ agent, manager }),
    'an invitation that is none': {
      path: '/office/invitations',
      method: 'POST',
      body: JSON.stringify({ token: 'x'.repeat(43), password: 'correct horse battery staple' }),
      headers: JSON_TYPE,
      status: [404, 410, 422],
    },
    'a step of signing in that was not begun': {
      path: '/office/sessions/second-factor',
      method: 'POST',
      body: JSON.stringify({ ticket: 'x'.repeat(43), code: '123456' }),
      headers: JSON_TYPE,
      status: [401, 422],
    },
  }
}
