/** Security events of accounts, sign-ins and links. An operator searches the log for these names. */
export type SecurityEventName =
  | 'signInSucceeded'
  | 'signInFailed'
  | 'signInPaused'
  | 'accountRequested'
  | 'codeSent'
  | 'codeWrong'
  | 'codePaused'
  | 'resetLinkSent'
  | 'passwordReset'
  | 'passwordChanged'
  | 'passwordWrong'
  | 'sessionRevoked'
  | 'contactVerified'
  | 'contactChanged'
  | 'accountDeleted'
  | 'accountExported'

/** Where an event happened: the edition and the request. */
export type EventPlace = { edition: { id: string }; requestId: string }

/** The account and the address or number in question, where there is one. */
export type EventSubject = { userId?: string | undefined; contact?: string | undefined }

/** Records security events. */
export type SecurityEvents = {
  record: (event: SecurityEventName, place: EventPlace, subject?: EventSubject) => void
}

/** The part of a log that events need. */
type EventLog = { info: (entry: object, message: string) => void }

/**
 * Security events as entries of the log, each with its name, edition, request, account id and a masked contact: neither
 * secrets nor addresses, numbers and networks in full are ever passed on.
 */
export function createSecurityEvents(log: EventLog): SecurityEvents {
  return {
    record(event, { edition, requestId }, { userId, contact } = {}) {
      log.info(
        {
          security: event,
          edition: edition.id,
          reqId: requestId,
          ...(userId === undefined ? {} : { user: userId }),
          ...(contact === undefined ? {} : { contact: maskContact(contact) }),
        },
        'security event',
      )
    },
  }
}

/** How many digits of a number are shown: its last ones. */
const SHOWN_DIGITS = 4

/**
 * An address or number masked for pages, messages and the log: enough for its owner to recognise it, too little to write to it.
 * `salma@example.org` is `s***@e***.org`, `+212661234567` is `•••• 4567`; what is neither is `***`.
 */
export function maskContact(contact: string): string {
  const [, name, domain, top] = /^([^@\s])[^@\s]*@([^@\s.])[^@\s]*\.([a-z\d-]{2,24})$/i.exec(contact) ?? []
  if (top !== undefined) return `${name}***@${domain}***.${top}`
  if (!/^\+\d{7,15}$/.test(contact)) return '***'
  return `•••• ${contact.slice(-SHOWN_DIGITS)}`
}
