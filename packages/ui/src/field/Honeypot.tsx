import styles from './Field.module.css'

/** A honeypot: a field that people neither see nor reach, so that only robots fill it in. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
