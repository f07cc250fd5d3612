import { NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Photo } from '@otosafi/api-client/office-schema'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, type InspectionSection } from '@otosafi/domain/car/inspection'

import { FlawCircle } from './FlawCircle.tsx'

type Flaw = NonNullable<Photo['flaw']>

/** The largest flaw, millimetres. */
const LARGEST = 5000

const nameOf = ({ section, point }: Pick<Flaw, 'section' | 'point'>) => `${section}.${point}`

/** The flaw on a photo: its inspection point, its size and its place on the picture. Point and size make the photo one of a flaw. */
export function FlawFields({
  number,
  photo,
  show,
}: {
  /** Of the photo. */
  number: number
  photo: Photo
  show: (flaw: Photo['flaw']) => void
}) {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const siteText = site as (key: string) => string
  const { flaw } = photo
  const [name, setName] = useState(flaw === null ? '' : nameOf(flaw))
  const [size, setSize] = useState<number | string>(flaw?.sizeMm ?? '')

  function choose(chosen: string) {
    setName(chosen)
    if (chosen !== '') showFlaw(chosen)
    else if (flaw !== null) show(null)
  }

  function showFlaw(chosen: string) {
    const [section, point] = chosen.split('.') as [InspectionSection, string]
    const isOther = flaw === null || nameOf(flaw) !== chosen || flaw.sizeMm !== size
    if (typeof size === 'number' && size > 0 && isOther)
      show({ section, point, sizeMm: size, ...(flaw?.mark && { mark: flaw.mark }) })
  }

  return (
    <>
      <NativeSelect
        aria-label={t('photos.flawOf', { number })}
        size="xs"
        mt="xs"
        data={[
          { value: '', label: t('photos.noFlaw') },
          ...INSPECTION_SECTIONS.map((section) => ({
            group: siteText(`inspection.sections.${section}`),
            items: INSPECTION_POINTS[section].map((point) => ({
              value: nameOf({ section, point }),
              label: siteText(`inspection.points.${section}.${point}`),
            })),
          })),
        ]}
        value={name}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {name === '' ? null : (
        <NumberInput
          aria-label={t('photos.flawSize', { number })}
          placeholder="mm"
          suffix=" mm"
          size="xs"
          mt="xs"
          value={size}
          onChange={setSize}
          onBlur={() => showFlaw(name)}
          min={1}
          max={LARGEST}
          allowDecimal={false}
          allowNegative={false}
          hideControls
        />
      )}
      {flaw === null ? null : (
        <FlawCircle
          number={number}
          photo={photo}
          mark={flaw.mark}
          show={(mark) => {
            const { mark: _, ...unmarked } = flaw
            show({ ...unmarked, ...(mark && { mark }) })
          }}
        />
      )}
    </>
  )
}
