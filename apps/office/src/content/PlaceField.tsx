import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MapPlace } from '@otosafi/domain/office/content-records'

/** Where something is, as maps write it: degrees north and east with a comma between. What cannot be read is no place. */
export function PlaceField({
  label,
  error,
  place,
  change,
}: {
  label: string
  error: string | null
  place: MapPlace | null
  change: (place: MapPlace | null) => void
}) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isOfTyped = JSON.stringify(readPlace(typed)) === JSON.stringify(place)

  return (
    <TextInput
      label={label}
      description={t('content.placeHint')}
      error={error}
      value={isOfTyped || place === null ? typed : `${place.latitude}, ${place.longitude}`}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        change(readPlace(value))
      }}
      maxLength={60}
      dir="ltr"
      w={280}
      maw="100%"
      withAsterisk
    />
  )
}

/** Reads `33.5731, -7.5898`; null where it is invalid. */
function readPlace(text: string): MapPlace | null {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) }
}
