import styles from './CountryFlag.module.css'

/** A country's flag. */
export function CountryFlag({
  src,
  alt,
}: {
  /** Address of the picture, four wide to three high; it is shown 24 pixels wide. */
  src: string
  /** The country's name; empty where it stands beside the flag as text. */
  alt: string
}) {
  return <img className={styles.flag} src={src} alt={alt} width={24} height={18} loading="lazy" />
}
