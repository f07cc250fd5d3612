import { type CSSProperties, useContext } from 'react'

import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { HiddenText } from '@otosafi/ui/hidden-text/HiddenText'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'
import { SmallPictures } from '@otosafi/ui/picture/small-pictures'
import { Price } from '@otosafi/ui/price/Price'

import { useTexts } from '../../texts/use-texts.ts'
import type { Row } from './comparison-rows.ts'
import type { Cell } from './differs.ts'
import type { ComparedCar, Comparison } from './load-comparison.ts'

import styles from './CompareTable.module.css'

/** Id of the caption, which labels the table and its scrolling region. */
const CAPTION = 'compared-cars'

/** With more rows than these, only the differences are shown at first. */
const MANY = 12
/** So many cars fit beside each other on a phone. */
const PAIR = 2

/**
 * Cars in columns, facts in rows; on a phone each row's name stands above its cells, so that two cars fit. More scroll within the
 * region. A box, which the style sheet reads and needs no script, hides the rows in which the cars do not differ.
 */
export function CompareTable({ cars, groups }: Pick<Comparison, 'cars' | 'groups'>) {
  const { t } = useTexts()
  const rows = groups.flatMap((group) => group.rows)
  const isLong = rows.length > MANY && rows.some((row) => row.differs)
  return (
    <div
      className={`${styles.region} ${cars.length > PAIR ? styles.wide : ''}`}
      role="region"
      aria-labelledby={CAPTION}
      tabIndex={0}
    >
      {cars.length < PAIR ? null : (
        <div className={styles.toggle}>
          <Checkbox label={t('compare.differencesOnly')} defaultChecked={isLong} />
        </div>
      )}
      <table className={styles.table} style={{ '--cars': cars.length } as CSSProperties}>
        <caption id={CAPTION}>
          <HiddenText>{`${t('compare.title')}: ${cars.map(({ name }) => name).join(', ')}`}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="row" className={styles.corner}>
              {t('compare.links')}
            </th>
            {cars.map(({ id, name, href }) => (
              <th key={id} scope="col" className={styles.name}>
                <a href={href}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.first}>
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

/** A car's photograph and state, the way to book or visit it, and the link that removes it. */
function PhotoCell({ name, without, interested, status, badges, photo, photoAlt }: ComparedCar) {
  const { t } = useTexts()
  const isSmall = useContext(SmallPictures)
  const file = (width: number) => `/photos/${photo?.key}/${width}.webp`
  return (
    <>
      {photo ? (
        <img
          className={styles.photo}
          src={file(320)}
          srcSet={isSmall ? undefined : `${file(320)} 320w, ${file(640)} 640w`}
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
      {status === 'sold' ? null : (
        <ButtonLink wide href={interested} aria-label={`${t('car.action.interested')}: ${name}`}>
          {t('car.action.interested')}
        </ButtonLink>
      )}
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

function CellText({ text, words, old, note, present }: Cell) {
  if (old) return <Price amount={text} old={old} />
  return (
    <>
      {present ? <Icon icon={check} /> : null}
      {words ? text : <bdi>{text}</bdi>}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  )
}
