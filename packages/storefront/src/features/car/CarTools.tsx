import type { MouseEvent } from 'react'

import { FavouriteButton } from '@otosafi/ui/favourite-button/FavouriteButton'
import { share } from '@otosafi/ui/icon/icons'
import { Menu } from '@otosafi/ui/menu/Menu'
import { whatsAppShareUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

import { FavouriteForm } from '../../parts/car-cards/FavouriteForm.tsx'
import { copyText } from '../../state/copy-text.ts'
import { notices } from '../../state/notices.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { InteractiveCar } from './load-car.ts'

import styles from './CarTools.module.css'

/** Favourite, compare and share: by the Web Share API where available, else by a menu of links. */
export function CarTools({ id, name, mileage, price, reference, url }: InteractiveCar) {
  const { t, money } = useTexts()
  const text = t('car.shareText', { name, mileage, price: money(price), reference, url: '' }).trim()
  function onClick(event: MouseEvent): void {
    const isSummary = event.target instanceof Element && event.target.closest('summary') !== null
    if (!isSummary || !('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    // Cancelling the share sheet is no error.
    navigator.share({ title: name, text, url }).catch(() => undefined)
  }
  async function copy(): Promise<void> {
    // Where it cannot be copied by the page, it is shown, to be copied by hand, for as long as that takes.
    if (await copyText(url)) notices.show({ tone: 'success', kind: 'message', text: t('success.linkCopied') })
    else notices.show({ tone: 'plain', kind: 'wait', text: url })
  }
  return (
    <div className={styles.tools}>
      <FavouriteForm>
        <FavouriteButton id={id} label={t('favourites.add', { name })} />
      </FavouriteForm>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the summary within is pressed by keys, too */}
      <div onClick={onClick}>
        <Menu label={t('car.action.share')} icon={share}>
          <ul className={styles.ways}>
            <li>
              <a href={whatsAppShareUrl(`${text} ${url}`)}>{t('car.action.whatsAppShare')}</a>
            </li>
            <li className={styles.live}>
              <button type="button" onClick={() => void copy()}>
                {t('car.action.copyLink')}
              </button>
            </li>
            <li>
              <a href={`${new URL(url).pathname}/report`}>{t('car.action.printSheet')}</a>
            </li>
          </ul>
        </Menu>
      </div>
    </div>
  )
}
