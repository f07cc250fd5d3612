import type { i18n } from 'i18next'

import type { SaverChoice, SaverReason } from '@otosafi/domain/saver/saver-choice'

/** The texts of the choice to save data. It has no button where the browser asks for it: that is ended in its own settings. */
export type SaverForm = { text: string; button: { choice: SaverChoice; label: string } | null }

/** The choice as a page offers it whose data are saved for this reason, if they are. */
export function saverForm(reason: SaverReason | null, t: i18n['t']): SaverForm {
  if (reason === 'browser') return { text: t('offline:light.saver.byBrowser'), button: null }
  return reason === 'choice'
    ? { text: t('offline:light.saver.isOn'), button: { choice: 'off', label: t('offline:light.saver.end') } }
    : { text: t('offline:light.saver.what'), button: { choice: 'on', label: t('offline:light.saver.begin') } }
}
