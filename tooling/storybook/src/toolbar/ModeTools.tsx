import { createElement } from 'react'
import { ToggleButton } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'

import { NARROWEST } from './page-setting.ts'

type ModeProps = { name: string; global: string; on: unknown; off: unknown; isOn: (value: unknown) => boolean }

/** A mode of the story that is on or off. The manager's compiler knows the old form of JSX alone. */
function Mode({ name, global, on, off, isOn }: ModeProps) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const pressed = isOn(globals[global])
  return createElement(
    ToggleButton,
    {
      ariaLabel: false,
      padding: 'small',
      variant: 'ghost',
      pressed,
      disabled: global in storyGlobals,
      onClick: () => updateGlobals({ [global]: pressed ? off : on }),
    },
    name,
  )
}

/** The modes that are on or off, each by one press: the name, the global, and its values while on and while off. */
const MODES = [
  { name: 'Light', global: 'scheme', on: 'light', off: 'system' },
  { name: 'Dark', global: 'scheme', on: 'dark', off: 'system' },
  { name: 'Right to left', global: 'direction', on: 'rtl', off: 'auto' },
  { name: 'Less motion', global: 'motion', on: 'reduced', off: 'system' },
  { name: 'Forced colours', global: 'colours', on: 'forced', off: 'system' },
] as const

/** How the story is shown: in a scheme, mirrored, to a reader who asks for less motion or forces their own colours. */
export function ModeTools() {
  return MODES.map((mode) =>
    createElement(Mode, { ...mode, key: mode.name, isOn: (value: unknown) => value === mode.on }),
  )
}

/** The viewport of the narrowest phone, or that of the window. */
export function NarrowestTool() {
  return createElement(Mode, {
    name: '320 px',
    global: 'viewport',
    on: { value: NARROWEST, isRotated: false },
    off: { value: undefined, isRotated: false },
    isOn: (value: unknown) => (value as { value?: string } | undefined)?.value === NARROWEST,
  })
}
