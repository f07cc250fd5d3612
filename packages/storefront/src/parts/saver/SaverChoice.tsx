import { SAVER_CHOICE, SAVER_PATH } from '@otosafi/domain/saver/saver-choice'

import type { SaverForm } from './saver-form.ts'

/**
 * Says whether data are saved on every page, and lets a visitor choose so, or take it back (P-59): a plain form, after which the
 * page is another document. `look` is the class of its button.
 */
export function SaverChoice({ form: { text, button }, look }: { form: SaverForm; look: string }) {
  return (
    <form id={SAVER_CHOICE} method="post" action={SAVER_PATH}>
      <p>{text}</p>
      {button === null ? null : (
        <button type="submit" className={look} name={SAVER_CHOICE} value={button.choice}>
          {button.label}
        </button>
      )}
    </form>
  )
}
