/** Tells password managers, and nobody else, to which account the password of a form belongs. */
export function UsernameField({ value }: { value: string }) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
}
