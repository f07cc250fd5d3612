/**
 * The brand as mails show it: mail programs know no style sheet of ours, so that its colours stand in every mail. A test
 * compares them with the product's own (`tokens.css`).
 */
export const MAIL_BRAND = 'Otosafi'

type Colours = Readonly<Record<'paper' | 'surface' | 'ink' | 'ink-soft' | 'line' | 'brand' | 'brand-ink', string>>

/** The colours of a mail by their role, in both schemes. */
export const MAIL_COLOURS: Readonly<Record<'light' | 'dark', Colours>> = {
  light: {
    paper: '#faf7f1',
    surface: '#ffffff',
    ink: '#17201b',
    'ink-soft': '#545f57',
    line: '#e2dbce',
    brand: '#0b5d3b',
    'brand-ink': '#ffffff',
  },
  dark: {
    paper: '#101412',
    surface: '#191f1c',
    ink: '#eceee9',
    'ink-soft': '#a9b3ac',
    line: '#2b332e',
    brand: '#63c596',
    'brand-ink': '#04221a',
  },
}
