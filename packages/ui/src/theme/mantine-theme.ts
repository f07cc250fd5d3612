import { createTheme } from '@mantine/core'

/** Mantine's theme. Colours, corners and fonts are given by `mantine-variables.css`, from our tokens. */
export const mantineTheme = createTheme({ respectReducedMotion: true })
