import type { Attack } from './attack.ts'
import type { Employed } from './employ.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=b' }

/** A form with a file that is no picture. */
const FORM = {
  method: 'POST',
  body: '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n<svg onload=alert(1)>\r\n--b--\r\n',
}

/** Attacks by what the team adds to the operator's content, by their names. */
export function contentAttacksOn({ agent, manager }: Record<'agent' | 'manager', Employed>): Record<string, Attack> {
  const as = ({ cookie }: Employed, headers: Record<string, string> = {}) => ({ cookie, ...headers })
  const person = {
    method: 'POST',
    body: JSON.stringify({
      values: {
        name: 'Omar',
        photo: `uploads/${'a'.repeat(48)}`,
        role: { fr: 'Inspecteur' },
        bio: { fr: 'Vingt ans.' },
        city: 'casablanca',
      },
      isPublished: true,
      publishAt: null,
    }),
  }
  return {
    'a picture of content that is a script': {
      path: '/office/pictures/ma',
      method: 'POST',
      body: '<svg onload=alert(1)>',
      headers: as(manager, { 'content-type': 'image/svg+xml' }),
      status: [415],
    },
    'a picture that is none': {
      path: '/office/pictures/ma',
      ...FORM,
      headers: as(manager, FORM_TYPE),
      status: [422],
    },
    'a picture for another country': {
      path: '/office/pictures/coza',
      ...FORM,
      headers: as(manager, FORM_TYPE),
      status: [404, 422],
    },
    'an agent who sends a picture of content': {
      path: '/office/pictures/ma',
      ...FORM,
      headers: as(agent, FORM_TYPE),
      status: [403],
    },
    'an agent who adds a person': {
      path: '/office/content/ma/teamMembers',
      ...person,
      headers: as(agent, JSON_TYPE),
      status: [403],
    },
    'a person for another country': {
      path: '/office/content/coza/teamMembers',
      ...person,
      headers: as(manager, JSON_TYPE),
      status: [404],
    },
    'a portrait that is a visitor’s picture': {
      path: '/office/content/ma/teamMembers',
      ...person,
      headers: as(manager, JSON_TYPE),
      status: [422],
    },
    'an item of a list that is not added to': {
      path: '/office/content/ma/pages',
      ...person,
      headers: as(manager, JSON_TYPE),
      status: [403],
    },
  }
}
