const HEIGHT = 120
/** Width of a day with the gap behind it, units of the drawing. */
const STEP = 10

/** Bars of numbers, of which the table below says each. `label` is read out in their place. */
export function BarChart({ label, numbers }: { label: string; numbers: readonly number[] }) {
  const most = Math.max(1, ...numbers)
  const width = numbers.length * STEP
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
    >
      <line x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} stroke="var(--mantine-color-default-border)" strokeWidth={2} />
      {numbers.map((number, day) => {
        const height = (number / most) * (HEIGHT - 2)
        const key = `${day} ${number}`
        return (
          <rect
            key={key}
            x={day * STEP + 1}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            fill="var(--mantine-primary-color-filled)"
          />
        )
      })}
    </svg>
  )
}
