/// <reference lib="dom" />

/** The module that starts a page, with the modules of the page's routes and what their loaders answered. */
type EntryModule = { start: (routes: Readonly<Record<string, unknown>>, data: unknown) => void }

/** The part of the Network Information API that tells of metered and slow connections. */
type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * The script of a page, which is compiled on its own when an edition is built and has no imports. It loads the page's modules
 * (`names`, the entry first) once the page has been painted and its pictures are loaded, or on the first interaction; with
 * `data-start` on the body on that alone. Until then the bandwidth is left to what is visible. `routesOf` names the modules of
 * the page's routes among the loaded ones, `data` are its loader data. On a slow phone a loaded page may not be painted yet:
 * hydration waits for a frame, and a little for that to be shown.
 *
 * Fonts (`data-fonts`: `family,address,letters;…`) are loaded then too; on later visits at once, and never on metered or slow
 * connections (record 0021). Those that come after the first paint are applied with the next page (the storefront's event
 * `newpage`), since to lay a whole page out anew stops a slow phone for a third of a second. The scroll position is where the
 * router stores it, under the key `scroll`; sections need their true heights to restore it (`data-whole`).
 */
export function startPage(
  names: string,
  routesOf: (modules: readonly unknown[]) => Readonly<Record<string, unknown>>,
  data: unknown,
): void {
  const { dataset } = document.body
  const { connection } = navigator as { connection?: Connection }
  let begun: Promise<void> | undefined
  let hasFonts: unknown
  const begin = () =>
    (begun ||= Promise.all(names.split(' ').map((name) => import(`/assets/${name}.js`))).then((modules) =>
      (modules[0] as EntryModule).start(routesOf(modules), data),
    ))
  const loadFonts = () => {
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
    dataset['fonts']?.split(';').map((font) => {
      const [family, address, letters] = font.split(',') as [family: string, address: string, letters: string]
      new FontFace(family, `url(${address})`, { weight: '400 700', unicodeRange: letters })
        .load()
        .then((face) => {
          const add = () => document.fonts.add(face)
          if (hasFonts) add()
          else addEventListener('newpage', add)
          localStorage['fonts'] = 1
        })
        .catch(() => {})
    })
  }
  try {
    hasFonts = localStorage['fonts']
    const y = JSON.parse(sessionStorage['scroll'])[history.state.key]
    if (y > 0) {
      dataset['whole'] = '1'
      scrollTo(0, y)
    }
  } catch {
    // Without storage, or on a first visit, the page begins at its top.
  }
  if (hasFonts) loadFonts()
  onpointerdown = onkeydown = begin
  onload = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!dataset['start']) void begin()
        if (!hasFonts) setTimeout(loadFonts)
      }, 50),
    )
}
