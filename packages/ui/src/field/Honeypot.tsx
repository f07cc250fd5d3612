import styles from './Field.module.css'

/** A field that people neither see nor reach: a form that comes with it filled was sent by a robot. */
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
