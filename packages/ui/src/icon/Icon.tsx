import styles from './Icon.module.css'

/** Path data on a 24 × 24 grid, drawn as rounded strokes. `mirror` marks those whose direction follows the text. */
const ICONS = {
  search: { d: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5' },
  menu: { d: 'M4 7h16M4 12h16M4 17h16' },
  close: { d: 'M6 6l12 12M18 6L6 18' },
  filter: { d: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5' },
  chevronDown: { d: 'M6 9.5l6 6l6-6' },
  chevronEnd: { d: 'M9.5 6l6 6l-6 6', mirror: true },
  arrowEnd: { d: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5', mirror: true },
  globe: {
    d: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c2.5 2.4 3.6 5.3 3.6 8.5s-1.1 6.1-3.6 8.5c-2.5-2.4-3.6-5.3-3.6-8.5s1.1-6.1 3.6-8.5',
  },
  pin: {
    d: 'M12 21c4.7-4.3 7-8 7-11.2A7 7 0 0 0 5 9.8C5 13 7.3 16.7 12 21M12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
  },
  check: { d: 'M5 12.5l4.5 4.5L19 7.5' },
  shield: { d: 'M12 3.5l7 2.5v5.5c0 4.3-2.7 7.5-7 9c-4.3-1.5-7-4.7-7-9V6zM8.8 12l2.3 2.3l4.2-4.5' },
  alert: { d: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.3' },
  gauge: { d: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5' },
  fuel: {
    d: 'M5 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M4 20h11M7.5 8h4M14 11h1.5a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V9l-3-3',
  },
  gearbox: { d: 'M6 6v12M12 6v12M18 6v6M6 12h12M6 4.5v.1M12 4.5v.1M18 4.5v.1M6 19.5v.1M12 19.5v.1' },
  calendar: { d: 'M5 6h14v14H5zM5 10.5h14M8.5 3.5V7M15.5 3.5V7' },
  sound: { d: 'M5 10v4h3l4 3.5v-11L8 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  document: { d: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 16h5' },
  phone: { d: 'M6 4h3.5l1.5 4.5l-2 1.5a11 11 0 0 0 5 5l1.5-2L20 14.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2' },
  wrench: {
    d: 'M14.5 6.5a4 4 0 0 1 5-1.3l-2.7 2.7l1.3 1.3l2.7-2.7a4 4 0 0 1-5.3 5l-7.8 7.8a1.8 1.8 0 0 1-2.6-2.6l7.8-7.8a4 4 0 0 1 1.6-2.4',
  },
  swap: { d: 'M4 9h14M14 5l4 4l-4 4M20 15H6M10 11l-4 4l4 4' },
  home: { d: 'M4 11l8-7l8 7v9h-5.5v-5.5h-5V20H4z' },
  wallet: { d: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a3 3 0 0 0 3 3h13V8H6.5A2.5 2.5 0 0 1 4 7.5M16.5 14v.1' },
  clock: { d: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 7.5V12l3 2' },
} as const satisfies Record<string, { d: string; mirror?: true }>

export type IconName = keyof typeof ICONS

/** Every icon there is. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[]

/** A decorative line icon, one em wide; what it means is said by the text beside it. */
export function Icon({ name }: { name: IconName }) {
  const { d } = ICONS[name]
  return (
    <svg
      className={'mirror' in ICONS[name] ? `${styles.icon} ${styles.mirror}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
