/** The headings of a record in their order; only `Measured` may be left out. Dated updates may follow. */
const HEADINGS = /^Question\nDecision\n(?:Measured\n)?Cost\nRevisit when\n(?:Update \d{4}-\d\d-\d\d: .+\n)*$/

/** Deviations of a record, whose file is called `name`, from the form that tooling/decisions/README.md shows. */
export function flawsOfRecord(name: string, text: string): string[] {
  const [title = '', blank, date = ''] = text.split('\n')
  const [before = '', ...sections] = text.split(/^## /m)
  const headings = sections.map((section) => section.split('\n', 1)[0] ?? '')
  const flaws: string[] = []
  if (!title.startsWith(`# ${name.slice(0, 4)} `) || blank !== '') flaws.push('title')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || before.trim().split('\n').length > 3) flaws.push('date')
  if (!HEADINGS.test(headings.map((heading) => `${heading}\n`).join(''))) flaws.push(`headings: ${headings.join(', ')}`)
  for (const section of sections) {
    const [heading = '', ...body] = section.split('\n')
    if (body.join('').trim() === '') flaws.push(`nothing under ${heading}`)
  }
  return flaws
}

/** The files that a record names in code spans (`site/finish-page.ts`) and that no path among `paths` ends with. */
export function missingFiles(text: string, paths: readonly string[]): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|sql|wat|wasm))`/g)]
    .map(([, named = '']) => named)
    .filter((named) => !paths.some((path) => path === named || path.endsWith(`/${named}`)))
}
