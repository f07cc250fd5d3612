import type { CSSProperties } from 'react'

import { Badge } from '@otosafi/ui/badge/Badge'
import { HiddenText } from '@otosafi/ui/hidden-text/HiddenText'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'
import { Price } from '@otosafi/ui/price/Price'

import { useTexts } from '../../texts/use-texts.ts'
import type { Row } from './comparison-rows.ts'
import type { Cell } from './differs.ts'
import type { ComparedCar, Comparison } from './load-comparison.ts'

import styles from './CompareTable.module.css'

/** Id of the caption, which names the table and the place that it scrolls in. */
const CAPTION = 'compared-cars'

/** Cars in columns, what they are compared by in rows. Where there is no room for all, it scrolls by itself. */
export function CompareTable({ cars, groups }: Comparison) {
  const { t } = useTexts()
  return (
    <div className={styles.region} role="region" aria-labelledby={CAPTION} tabIndex={0}>
      <table className={styles.table} style={{ '--cars': cars.length } as CSSProperties}>
        <caption id={CAPTION}>
          <HiddenText>{`${t('compare.title')}: ${cars.map(({ name }) => name).join(', ')}`}</HiddenText>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner}>{t('compare.links')}</td>
            {cars.map(({ id, name, href }) => (
              <th key={id} scope="col" className={styles.name}>
                <a href={href}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('car.section.photos')}</th>
            {cars.map((car) => (
              <td key={car.id}>
                <PhotoCell {...car} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            {title === null ? null : (
              <tr>
                <th scope="rowgroup" colSpan={cars.length + 1} className={styles.group}>
                  <span>{title}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <CompareRow key={row.label} row={row} ids={cars.map(({ id }) => id)} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** What the car looks like and how it stands, and the way to take it out. */
function PhotoCell({ name, without, badges, photo, photoAlt }: ComparedCar) {
  const { t } = useTexts()
  const file = (width: number) => `/photos/${photo?.key}/${width}.webp`
  return (
    <>
      {photo ? (
        <img
          className={styles.photo}
          src={file(320)}
          srcSet={`${file(320)} 320w, ${file(640)} 640w`}
          sizes="(min-width: 900px) 240px, 144px"
          alt={photoAlt}
          width="320"
          height="240"
          decoding="async"
          style={{ background: photo.placeholder }}
        />
      ) : (
        t('car.photos.none')
      )}
      <p className={styles.badges}>
        {badges.map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </p>
      <a className={styles.remove} href={without} data-keep-scroll="" aria-label={t('compare.removeNamed', { name })}>
        {t('compare.remove')}
      </a>
    </>
  )
}

function CompareRow({ row: { label, cells, differs }, ids }: { row: Row; ids: readonly string[] }) {
  const { t } = useTexts()
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">
        {label} {differs ? <span className={styles.mark}>{t('compare.different')}</span> : null}
      </th>
      {cells.map((cell, index) => (
        <td key={ids[index]} className={cell.unknown ? styles.unknown : undefined}>
          <CellText {...cell} />
        </td>
      ))}
    </tr>
  )
}

function CellText({ text, old, note, present }: Cell) {
  if (old) return <Price amount={text} old={old} />
  return (
    <>
      {present ? <Icon icon={check} /> : null}
      <bdi>{text}</bdi>
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  )
}
