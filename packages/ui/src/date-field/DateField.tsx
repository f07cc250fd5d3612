import { TextField } from '../field/TextField.tsx'
import type { TextFieldProps } from '../field/TextField.tsx'

/** The browser's date field; its value, `min` and `max` are `YYYY-MM-DD` in every language. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'dir'>) {
  return <TextField {...props} type="date" dir={undefined} />
}
