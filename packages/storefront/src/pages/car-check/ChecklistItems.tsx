import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { TextField } from '@otosafi/ui/field/TextField'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { slideId } from '@otosafi/ui/gallery/gallery-photo'
import { Radio } from '@otosafi/ui/radio/Radio'

import { CHOICES, NOTE_MAX_LENGTH, noteOf } from '../../features/car/checklist-fields.ts'
import { type ChecklistItem, type ChecklistSheet, ODOMETER, READING } from '../../features/car/checklist-items.ts'
import { pointName, resultOf, SECTION_POINTS } from '../../features/car/inspection-points.ts'
import { SmallPicture } from '../../features/car/SmallPicture.tsx'
import type { FieldOfForm } from '../../forms/field-of-form.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChecklistWords } from './checklist-words.ts'

import styles from './Checklist.module.css'

/** Items of a checklist: what the report says of each, how it is marked, and a note of what differs. */
export function ChecklistItems({
  items,
  sheet,
  words,
  address,
  field,
}: {
  items: readonly ChecklistItem[]
  sheet: ChecklistSheet
  words: ChecklistWords
  /** Path of the car's page. */
  address: string
  field: (name: string) => FieldOfForm
}) {
  return (
    <>
      {items.map((item) => {
        const { id, defaultValue: chosen = 'open' } = field(item.id)
        return (
          <div key={item.id} className={styles.item}>
            <Fieldset id={id} label={item.label} help={<bdi>{item.says}</bdi>}>
              <Detail item={item} sheet={sheet} address={address} />
              {item.id === ODOMETER ? (
                <TextField
                  {...field(READING)}
                  label={sheet.miles === null ? words.kilometres : words.miles}
                  inputMode="numeric"
                  maxLength={20}
                />
              ) : null}
              <div className={styles.choices}>
                {CHOICES.map((choice) => (
                  <Radio
                    key={choice}
                    name={item.id}
                    value={choice}
                    label={words[choice]}
                    defaultChecked={choice === chosen}
                  />
                ))}
              </div>
              <div className={styles.note}>
                <TextField {...field(noteOf(item.id))} label={words.note} maxLength={NOTE_MAX_LENGTH} />
              </div>
            </Fieldset>
          </div>
        )
      })}
    </>
  )
}

/** The photograph of a defect, or the points of a section. */
function Detail({ item, sheet, address }: { item: ChecklistItem; sheet: ChecklistSheet; address: string }) {
  const { t } = useTexts()
  const [kind, ...rest] = item.id.split('.')
  const name = rest.join('.')
  const photo = sheet.photos[name]
  const at = sheet.findings[name]?.flaw?.photo
  if (kind === 'point' && photo !== undefined && at !== undefined)
    return (
      <a href={`${address}#${slideId(at)}`}>
        <SmallPicture photo={photo} alt={`${t('inspection.seePhoto')}: ${item.label}`} />
      </a>
    )
  const points = kind === 'section' ? SECTION_POINTS.find(({ section }) => section === name)?.points : undefined
  if (points === undefined) return null
  return (
    <Disclosure summary={t('car.section.inspection')}>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <span>{pointName(point, t)}</span>
            <span>{t(`inspection.results.${resultOf(sheet.findings, point)}`)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
