import { useState } from 'react'
import type { ComponentProps } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/wire.ts'
import { Icon } from '../icon/Icon.tsx'
import { upload } from '../icon/icons.ts'
import { FileRow } from './FileRow.tsx'
import { fileKey } from './picked-files.ts'
import { usePickedFiles } from './use-picked-files.ts'
import type { PickedFilesOptions } from './use-picked-files.ts'

import fieldStyles from '../field/Field.module.css'
import styles from './FilePicker.module.css'

export type FilePickerProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'multiple' | 'onChange'> &
  FieldTexts &
  PickedFilesOptions & {
    texts: {
      /** The label: "Choose photos". */
      choose: string
      /** The alternative: "or drop them here". */
      drop: string
      /** Accessible name of the button that removes a file. */
      remove: (fileName: string) => string
      /** The number of files, shown and announced. */
      count: (count: number) => string
      /** The message for files beyond the maximum. */
      tooMany: string
    }
  }

/**
 * Images from the device: the browser's own file field under a zone to click or to drop on, and a list of what was
 * chosen, with previews. Without script it is the file field alone.
 */
export function FilePicker({ label, mark, help, error, texts, max, check, onFiles, ...props }: FilePickerProps) {
  const { input, picked, left, add, remove } = usePickedFiles({ max, check, onFiles })
  const [over, setOver] = useState(false)

  function removeAt(index: number, row: HTMLElement | null, file: File): void {
    // Moves the focus before its button is removed: to the next file, else to the previous one, else to the field.
    const buttons = row?.parentElement?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current
    next?.focus()
    remove(file)
  }

  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(wired) => (
        <>
          <label className={`${styles.zone} ${over ? styles.over : ''}`} htmlFor={wired.id}>
            <span className={styles.choose}>
              <Icon icon={upload} />
              {texts.choose}
            </span>
            <span className={styles.drop}>{texts.drop}</span>
            <input
              accept="image/jpeg,image/png"
              {...props}
              {...wired}
              ref={input}
              className={styles.input}
              type="file"
              multiple={max > 1}
              onChange={(event) => add(Array.from(event.currentTarget.files ?? []))}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </label>
          <ul>
            {picked.map(({ file, problem }, index) => (
              <FileRow
                key={fileKey(file)}
                file={file}
                problem={problem}
                removeLabel={texts.remove(file.name)}
                onRemove={(row) => removeAt(index, row, file)}
              />
            ))}
          </ul>
          <div className={styles.count} role="status">
            {texts.count(picked.length)}
            {left > 0 ? <p className={fieldStyles.error}>{texts.tooMany}</p> : null}
          </div>
        </>
      )}
    </Field>
  )
}
