import choice from '../checkbox/Choice.module.css'
import styles from './OptionList.module.css'

/** One value of a filter with the number of cars that choosing it would give. */
export type Option = { value: string; label: string; count: number; checked: boolean }

/** Check boxes of one group. An option without cars can only be taken away, not chosen. */
export function OptionList({
  name,
  options,
  countLabel,
}: {
  name: string
  options: readonly Option[]
  countLabel: (option: Option) => string
}) {
  return (
    <ul className={styles.list}>
      {options.map((option) => (
        <li key={option.value}>
          <label className={`${choice.choice} ${styles.option}`}>
            <input
              className={choice.box}
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={option.checked}
              disabled={option.count === 0 && !option.checked}
            />
            <bdi className={choice.text}>{option.label}</bdi>
            <span className={styles.count}>{countLabel(option)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
