import type { User } from '@otosafi/api-client/schema'

import { useTexts } from '../../texts/use-texts.ts'

/** Edge of the photo, CSS pixels. */
const EDGE = 96

/** The photo of the account's holder, small and square. */
export function HolderPhoto({
  photo,
  className,
}: {
  photo: NonNullable<User['photo']>
  className?: string | undefined
}) {
  const { t } = useTexts()
  const file = (format: string) => `/photos/${photo.key}/320.${format}`
  return (
    <picture>
      <source type="image/avif" srcSet={file('avif')} />
      <source type="image/webp" srcSet={file('webp')} />
      <img
        className={className}
        src={file('jpeg')}
        alt={t('account:photo.alt')}
        width={EDGE}
        height={EDGE}
        style={{ background: photo.placeholder }}
      />
    </picture>
  )
}
