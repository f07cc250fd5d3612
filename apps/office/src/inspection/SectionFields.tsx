import { Button, Fieldset, NativeSelect, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import {
  INSPECTION_POINTS,
  type InspectionSection,
  POINT_RESULTS,
  type PointResult,
} from '@otosafi/domain/car/inspection'

import { LimitedInput } from '../shell/LimitedFields.tsx'
import { type Draft, findingAt, isWrong, nameOf, withFinding, withRestInOrder } from './draft.ts'
import { PointPhotos } from './photos/PointPhotos.tsx'
import type { PointPhotosOfCar } from './photos/use-point-photos.ts'

/** The points of a section: what was found, and a word where something is wrong. `wordless` are the points that lack one. */
export function SectionFields({
  section,
  draft,
  edit,
  wordless,
  photos,
}: {
  section: InspectionSection
  draft: Draft
  edit: (changed: Draft) => void
  wordless: readonly string[]
  photos: PointPhotosOfCar
}) {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const siteText = site as (key: string) => string
  const results = POINT_RESULTS.map((result) => ({ value: result, label: siteText(`inspection.results.${result}`) }))
  const title = siteText(`inspection.sections.${section}`)

  return (
    <Fieldset legend={title}>
      <Stack>
        {INSPECTION_POINTS[section].map((point) => {
          const name = nameOf(section, point)
          const finding = findingAt(draft, name)
          const label = siteText(`inspection.points.${name}`)
          return (
            <SimpleGrid key={name} cols={{ base: 1, sm: 2 }}>
              <NativeSelect
                label={label}
                data={results}
                value={finding.result}
                onChange={({ currentTarget }) =>
                  edit(withFinding(draft, name, { result: currentTarget.value as PointResult }))
                }
              />
              {isWrong(finding) ? (
                <LimitedInput
                  label={t('inspection.note', { point: label })}
                  value={finding.note}
                  onChange={({ currentTarget }) => edit(withFinding(draft, name, { note: currentTarget.value }))}
                  error={wordless.includes(name) ? t('issue.required') : null}
                  most={1000}
                  dir="auto"
                  withAsterisk
                />
              ) : null}
              <PointPhotos at={{ section, point }} label={label} isWrong={isWrong(finding)} of={photos} />
            </SimpleGrid>
          )
        })}
        <Button
          variant="default"
          mr="auto"
          maw="100%"
          // On a phone the name of a section may take a second line.
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => edit(withRestInOrder(draft, section))}
        >
          {t('inspection.rest', { section: title })}
        </Button>
      </Stack>
    </Fieldset>
  )
}
