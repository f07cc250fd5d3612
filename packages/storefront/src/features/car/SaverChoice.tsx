import { SAVER_CHOICE, SAVER_PATH } from '@otosafi/domain/saver/saver-choice'

import { useTexts } from '../../texts/use-texts.ts'

/** Lets a visitor save data on every page, as browsers ask for with `Save-Data`, or end that (P-59): a plain form. */
export function SaverChoice({ saves }: { saves: boolean }) {
  const { t } = useTexts()
  return (
    <form id={SAVER_CHOICE} method="post" action={SAVER_PATH}>
      <p>{t(saves ? 'offline:light.saver.isOn' : 'offline:light.saver.what')}</p>
      <button type="submit" className="press" name={SAVER_CHOICE} value={saves ? 'off' : 'on'}>
        {t(saves ? 'offline:light.saver.end' : 'offline:light.saver.begin')}
      </button>
    </form>
  )
}
