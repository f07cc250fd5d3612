import styles from './CountryFlag.module.css'

/** A country's flag as the API names it: `src` an address, `alt` the country's name, or empty where that stands beside it. */
export function CountryFlag({ src, alt }: { src: string; alt: string }) {
  return <img className={styles.flag} src={src} alt={alt} width={24} height={18} loading="lazy" />
}
