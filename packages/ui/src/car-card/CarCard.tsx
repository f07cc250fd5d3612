import type { ReactNode } from 'react'

import { Badge, type BadgeTone } from '../badge/Badge.tsx'
import { Facts } from '../facts/Facts.tsx'
import { FavouriteButton } from '../favourite-button/FavouriteButton.tsx'
import { Picture, type PictureSource } from '../picture/Picture.tsx'
import { Price, type PriceProps } from '../price/Price.tsx'
import { SliderStrip, type SliderStripProps } from '../slider-strip/SliderStrip.tsx'

import styles from './CarCard.module.css'

/** A car as its card shows it: every text is finished. */
export type CarCardProps = {
  /** Address of the car's page, where the whole card leads. */
  href: string
  /** Name of the car, also of its link: "Dacia Duster 2019". */
  title: string
  /** The version, after the title in smaller type; undefined where it is not known. */
  subtitle?: string | undefined
  /** The price as finished texts, with the former one and other currencies where there are any. */
  price: PriceProps
  /** The monthly figure of a loan, already marked as indicative; without it there is no such line. */
  monthly?: ReactNode
  /** Kilometres, fuel and gearbox as finished texts, in this order. */
  facts: readonly string[]
  /** Where the car stands, the last of its facts: the city. */
  place: string
  /** States over the photograph, such as certified or sold; empty for none. */
  badges: readonly { tone: BadgeTone; text: string }[]
  /** The car from the outside; null where there is no photograph: its place stays empty. */
  photo: PictureSource | null
  /** The car's id and the label of its favourite button; without it there is no button. */
  favourite?: { id: string; label: string } | undefined
  /** True for the cards that are in view when the page opens: their photographs load at once, others when near. */
  priority?: boolean
  /** The level of the title within the page's outline: `h2` by default, `h3` within a titled section. */
  heading?: 'h2' | 'h3'
}

/** A car in a list. The whole card is the target of the title's link. */
export function CarCard({
  href,
  title,
  subtitle,
  price,
  monthly,
  facts,
  place,
  badges,
  photo,
  favourite,
  priority,
  heading: Heading = 'h2',
}: CarCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo ? <Picture photo={photo} alt="" priority={priority ?? false} /> : null}
        <p className={styles.badges}>
          {badges.map((badge) => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </p>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <a className={styles.link} href={href}>
            <bdi>{title}</bdi>
          </a>
          {subtitle ? (
            <span className={styles.note}>
              <bdi>{subtitle}</bdi>
            </span>
          ) : null}
        </Heading>
        <Price {...price} />
        {monthly ? <p className={styles.note}>{monthly}</p> : null}
        <Facts facts={[...facts, place]} className={styles.facts} />
      </div>
      {favourite ? <FavouriteButton {...favourite} /> : null}
    </article>
  )
}

/** Cards in one row: a `SliderStrip` of cars. */
export function CarStrip(props: SliderStripProps) {
  return <SliderStrip {...props} />
}

/** Cards in as many columns as fit; edge to edge on a phone. */
export function CarGrid({
  children,
}: {
  /** The cards, each one element. */
  children: ReactNode
}) {
  return <div className={styles.grid}>{children}</div>
}
