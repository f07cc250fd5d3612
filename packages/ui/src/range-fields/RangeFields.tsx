import styles from './RangeFields.module.css'

export type RangeField = { name: string; label: string; value: number | undefined; placeholder?: string | undefined }

/** From and to, as two fields with the number keyboard. `unit` stands behind both. */
export function RangeFields({ from, to, unit }: { from: RangeField; to: RangeField; unit: string }) {
  return (
    <div className={styles.range}>
      {[from, to].map(({ name, label, value, placeholder }) => (
        <label key={name} className={styles.field}>
          <span className={styles.label}>{label}</span>
          <span className={styles.box} dir="ltr">
            <input className={styles.input} type="text" inputMode="numeric" name={name} defaultValue={value ?? ''} placeholder={placeholder} autoComplete="off" maxLength={15} />
            <span className={styles.unit}>{unit}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
