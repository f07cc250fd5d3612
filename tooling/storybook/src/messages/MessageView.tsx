import { useEffect, useRef } from 'react'

import { smsSegments } from '@otosafi/messages/sms-segments'
import type { WrittenExample } from '@otosafi/messages/write-examples'

import styles from './Messages.module.css'

/** How much of a mail's beginning an inbox shows beside its subject, characters. */
const PREVIEW_LENGTH = 90

type MessageProps = { message: WrittenExample; id: string }

/** A message as it is sent: what an inbox and a mail program show of the mail, its plain form, and the text message. */
export function MessageView({ message: { kind, variant, to, mail, sms }, id }: MessageProps) {
  const name = variant === 'usual' ? kind : `${kind} · ${variant}`
  return (
    <section className={styles.message} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <article className={styles.mail} aria-label={`Mail: ${name}`}>
        <dl className={styles.inbox}>
          <div>
            <dt>From</dt>
            <dd>Otosafi</dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd dir="auto" className={styles.subject}>
              {mail.subject}
            </dd>
          </div>
          <div>
            <dt>Preview</dt>
            <dd dir="auto">{previewOf(mail.text)}</dd>
          </div>
          {mail.replyTo === undefined ? null : (
            <div>
              <dt>Reply to</dt>
              <dd>{mail.replyTo}</dd>
            </div>
          )}
        </dl>
        <Body html={mail.html} title={`${name} (${to}): ${mail.subject}`} />
        <details>
          <summary>Plain text</summary>
          <pre className={styles.text}>{mail.text}</pre>
        </details>
      </article>
      {sms === null ? null : <SmsView text={sms} name={name} />}
    </section>
  )
}

function SmsView({ text, name }: { text: string; name: string }) {
  const { segments, units, capacity, encoding } = smsSegments(text)
  return (
    <article className={styles.sms} aria-label={`Text message: ${name}`}>
      <pre className={styles.bubble}>{text}</pre>
      <p className={styles.cost}>
        {`${segments} ${segments === 1 ? 'segment' : 'segments'} · ${units} of ${capacity} characters · ${encoding === 'gsm' ? 'GSM alphabet' : 'Unicode'}`}
      </p>
    </article>
  )
}

function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= PREVIEW_LENGTH ? line : `${line.slice(0, PREVIEW_LENGTH)}…`
}

/** The body of a mail, in a frame as high as what it shows, whatever the width of the window becomes. */
function Body({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const refit = () => fit(frame.current)
    addEventListener('resize', refit)
    return () => removeEventListener('resize', refit)
  }, [])
  return (
    <iframe
      ref={frame}
      className={styles.body}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => fit(currentTarget)}
    />
  )
}

function fit(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentDocument?.documentElement
  if (frame && page) frame.style.blockSize = `${page.offsetHeight}px`
}
