/** The lines of each sign, on a grid of 24. */
const SIGNS = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  on: 'M5 12h14M13 6l6 6-6 6',
  remove: 'M6 6l12 12M18 6L6 18',
} as const

/** A sign in a button that is named in words: letters for it are missing in some systems' fonts. */
export function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SIGNS[of]} />
    </svg>
  )
}
