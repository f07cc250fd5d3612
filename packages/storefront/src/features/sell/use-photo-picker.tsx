import { type ReactNode, useRef } from 'react'

import { useTexts } from '../../texts/use-texts.ts'

/** Asks for one file at a time with `pick`, which receives it. `input` is its field, which nobody sees. */
export function usePhotoPicker(): { pick: (onPick: (file: File) => void) => void; input: ReactNode } {
  const { t } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const picked = useRef<((file: File) => void) | null>(null)
  return {
    pick(onPick) {
      picked.current = onPick
      field.current?.click()
    },
    input: (
      <input
        ref={field}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t('sell:photos.label')}
        onChange={({ currentTarget }) => {
          const [file] = Array.from(currentTarget.files ?? [])
          if (file !== undefined) picked.current?.(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    ),
  }
}
