/** The address of the sign-in page, which leads back to a page afterwards. */
export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `/sign-in?to=${encodeURIComponent(pathname + search)}`
}
