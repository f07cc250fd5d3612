import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

import styles from './EngineSound.module.css'

const BYTES_IN_KILOBYTE = 1000

/** A recording of the engine. It is loaded when it is played, and its size is shown before. */
export function EngineSound({ sound }: { sound: CarDetail['engineSound'] }) {
  const { t } = useTexts()
  if (sound === null) return null
  return (
    <Section id="sound" title={t('car.section.engineSound')}>
      <p>{t('car.engineSound.text')}</p>
      <p className={styles.size}>
        {t('car.engineSound.size', { seconds: sound.seconds, kilobytes: Math.ceil(sound.bytes / BYTES_IN_KILOBYTE) })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- no speech is heard; the text above says what is */}
      <audio className={styles.player} controls preload="none" src={sound.url} aria-label={t('car.engineSound.play')} />
    </Section>
  )
}
