import { useEffect, useState } from 'react'

import { ErrorText } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { trash } from '../icon/icons.ts'

import buttonStyles from '../field/BoxButton.module.css'
import styles from './FilePicker.module.css'

/** A chosen file: preview, name, error, and the button that removes it. */
export function FileRow({
  file,
  problem,
  removeLabel,
  onRemove,
}: {
  file: File
  problem: string | undefined
  removeLabel: string
  /** Called with the row. */
  onRemove: (row: HTMLElement | null) => void
}) {
  return (
    <li className={styles.row}>
      <Preview file={file} />
      <div className={styles.name}>
        <bdi>{file.name}</bdi>
        <ErrorText text={problem} />
      </div>
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.remove}`}
        aria-label={removeLabel}
        onClick={(event) => onRemove(event.currentTarget.closest('li'))}
      >
        <Icon icon={trash} />
      </button>
    </li>
  )
}

/** The preview, by an object URL that is revoked on unmount. Empty for a file that is no picture. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className={styles.preview}>
      {url === undefined ? null : <img src={url} alt="" decoding="async" onError={() => setUrl(undefined)} />}
    </span>
  )
}
