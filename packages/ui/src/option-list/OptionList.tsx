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
  const isDead = ({ count, checked }: Option) => count === 0 && !checked
  return (
    // A list that is scrolled can be reached by keys, also where none of its boxes can.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <ul className={styles.list} tabIndex={options.every(isDead) ? 0 : undefined}>
      {options.map((option) => (
        <li key={option.value}>
          <label className={`${choice.choice} ${styles.option}`}>
            <input
              className={choice.box}
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={option.checked}
              disabled={isDead(option)}
            />
            <span className={choice.text}>
              <bdi>{option.label}</bdi>
            </span>
            <span className={styles.count}>{countLabel(option)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
