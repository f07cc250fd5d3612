import type { Mail } from '@otosafi/domain/messages/mail'
import type { Sms } from '@otosafi/domain/messages/sms'

import type { Database } from '../../db/database.ts'
import { keyFrom, sealText, unsealText } from '../../db/sealed-text.ts'
import { createSecret } from '../../db/secrets.ts'
import type { SealedMessage } from '../../db/write-tables.ts'

/** Gives the key of the messages that wait, which all processes on one database share, and which outlives them. */
export function createOutboxKey(database: Pick<Database, 'kysely'>): () => Promise<Uint8Array> {
  const findSecret = createSecret(database, 'outbox')
  return async () => keyFrom(await findSecret(), 'message')
}

/** Seals a message until it is sent. */
export function sealMessage(key: Uint8Array, message: Mail | Sms): SealedMessage {
  return { to: message.to, sealed: sealText(key, JSON.stringify(message)) }
}

/** The message that was sealed; one that waits since before messages were sealed, as it is. Throws an Error for another key. */
export function openMessage<Message extends Mail | Sms>(key: Uint8Array, kept: Message | SealedMessage): Message {
  return 'sealed' in kept ? (JSON.parse(unsealText(key, kept.sealed)) as Message) : kept
}
