import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { HiddenText } from '@otosafi/ui/hidden-text/HiddenText'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Radio } from '@otosafi/ui/radio/Radio'

import { useTexts } from '../../texts/use-texts.ts'
import { DAY, type FreeSlot, SLOT, type SlotChoice } from './load-slots.ts'

import styles from './SlotFields.module.css'

/**
 * The days that have free times, as links, and the free times of one of them: a showroom's at once, those of several each in a
 * box, of which the first is open. `at` is the address of the page with the query that a link keeps, `anchor` where it leads on
 * the page. With `sends` a day is a button that sends the form around it, which keeps what was filled in there: one that was
 * `typed` is sent to that address; that of a `query` asks its own page, in whose query the day is then.
 */
export function SlotFields({
  choice,
  at,
  anchor,
  sends,
}: {
  choice: SlotChoice
  at: string
  anchor: string
  sends?: 'typed' | 'query' | undefined
}) {
  const { t } = useTexts()
  if (choice.days.length === 0) return <NoTimes {...choice} />
  const title = choice.day === null ? '' : t('booking:day', { day: choice.day })
  const stores = [...new Set(choice.slots.map(({ store }) => store))]
  const address = (day: string) => `${at}${at.includes('?') ? '&' : '?'}${DAY}=${day}#${anchor}`
  return (
    <>
      <nav className={styles.nav} aria-label={t('booking:visit.day')}>
        <ul className={styles.days}>
          {choice.days.map(({ day, weekday }) => {
            const isCurrent = day === choice.day
            const look = { className: styles.day, 'aria-current': isCurrent ? ('date' as const) : undefined }
            const style = isCurrent ? undefined : { background: 'none' }
            const name = (
              <>
                {t(`vocabulary.day.${weekday}`)} <span className={styles.number}>{Number(day.slice(8))}</span>{' '}
                <HiddenText>{t('booking:month', { day })}</HiddenText>
              </>
            )
            const target = sends === 'query' ? { name: DAY, value: day } : { formAction: address(day) }
            return (
              <li key={day}>
                {sends === undefined ? (
                  <a href={address(day)} {...look}>
                    {name}
                  </a>
                ) : (
                  <button type="submit" formNoValidate style={style} {...target} {...look}>
                    {name}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      {stores.length > 1 ? <p>{title}</p> : null}
      {stores.map((store) => {
        const slots = choice.slots.filter((slot) => slot.store === store)
        const times = <Times slots={slots} chosen={choice.chosen} />
        if (stores.length > 1)
          return (
            <Disclosure
              key={store}
              summary={store}
              note={<Ltr>{`${slots[0]?.time} – ${slots.at(-1)?.time}`}</Ltr>}
              open={store === (choice.chosen?.store ?? stores[0])}
            >
              <div role="group" aria-label={`${title} · ${store}`}>
                {times}
              </div>
            </Disclosure>
          )
        return (
          <Fieldset key={store} label={choice.manyStores ? `${title} · ${store}` : title}>
            {times}
          </Fieldset>
        )
      })}
    </>
  )
}

/** The next free times, in place of one that is gone. */
export function NextTimes({ choice }: { choice: SlotChoice }) {
  const { t } = useTexts()
  if (choice.next.length === 0) return <NoTimes {...choice} />
  return (
    <Fieldset label={t('booking:visit.next')}>
      <div className={`${styles.times} ${styles.next}`}>
        {choice.next.map(({ id, store, ...moment }) => (
          <Radio
            key={id}
            name={SLOT}
            value={id}
            label={t('booking:moment', moment)}
            help={choice.manyStores ? store : undefined}
            required
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** The default button of a form whose days are buttons: hidden before them, so that Enter presses it and no day. */
export function DefaultButton() {
  return <button type="submit" tabIndex={-1} aria-hidden style={{ position: 'absolute', clipPath: 'inset(50%)' }} />
}

/** In place of times: there are none, or they could not be loaded. */
function NoTimes({ hasFailed }: Pick<SlotChoice, 'hasFailed'>) {
  const { t } = useTexts()
  return hasFailed ? <p role="alert">{t('errors.screenNotLoaded')}</p> : <p>{t('booking:visit.none')}</p>
}

function Times({ slots, chosen }: { slots: readonly FreeSlot[]; chosen: FreeSlot | null }) {
  return (
    <div className={styles.times}>
      {slots.map(({ id, time }) => (
        <Radio key={id} name={SLOT} value={id} label={<bdi>{time}</bdi>} defaultChecked={chosen?.id === id} required />
      ))}
    </div>
  )
}
