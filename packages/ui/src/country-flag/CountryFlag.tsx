import styles from './CountryFlag.module.css'

/** A country's flag: `alt` is the country's name, or empty where that is shown beside it. */
export function CountryFlag({ src, alt }: { src: string; alt: string }) {
  return <img className={styles.flag} src={src} alt={alt} width={24} height={18} loading="lazy" />
}
