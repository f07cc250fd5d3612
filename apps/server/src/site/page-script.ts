/** The framework's script that scrolls a page that is shown again to where it was; written with all its comforts. */
const SCROLL_SCRIPT = /<script>\(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\("([^"]+)", null\)<\/script>/
/** The framework's script that imports a page's modules, and what it says. */
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";/g
const ROUTE_NAME = /"([^"]+)":(route\d+)/g
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/

/** The routes that every page lies in: their modules are in the manifest's file (`tooling/vite`). */
const SHARED = new Set(['root', 'shell'])

/** What the loaders of a page answered, by route; the router's own text where there is more to say than that. */
export type DocumentData = Readonly<Record<string, unknown>> | string

/** A rendered page's own modules: the one that begins, those of its routes by id, and what they will ask for besides. */
type PageModules = { entry: string; routes: [id: string, path: string][]; further: string[] }

/**
 * The scripts of a page with one in the place of the framework's, which starts the page's modules once it has been
 * painted and its pictures are there, or as soon as the visitor touches anything: until then links and forms answer by
 * themselves, and the bandwidth belongs to what is seen. `preloads` are the modules that the framework would have loaded
 * at once, `data` is what the page is made of.
 */
export function withPageScript(scripts: string, preloads: readonly string[], data: DocumentData): string {
  const [, source] = MODULE_SCRIPT.exec(scripts) ?? []
  const modules = source === undefined ? null : modulesOf(source, preloads)
  if (modules === null) return scripts
  const scrollKey = SCROLL_SCRIPT.exec(scripts)?.[1] ?? ''
  const script = starter(modules, literal(data), scrollKey)
  return scripts.replace(SCROLL_SCRIPT, '').replace(MODULE_SCRIPT, () => `<script>${script}</script>`)
}

function modulesOf(source: string, preloads: readonly string[]): PageModules | null {
  const [, entry] = ENTRY_IMPORT.exec(source) ?? []
  if (entry === undefined) return null
  const paths = new Map([...source.matchAll(ROUTE_IMPORT)].map(([, name = '', path = '']) => [name, path]))
  const routes = [...source.matchAll(ROUTE_NAME)].map(([, id = '', name = '']): [string, string] => [
    id,
    paths.get(name) ?? '',
  ])
  const named = new Set([entry, ...paths.values()])
  return {
    entry,
    routes: routes.filter(([id]) => !SHARED.has(id)),
    further: preloads.filter((path) => !named.has(path)),
  }
}

/**
 * The script. What is loaded may not be painted yet on a slow phone: it waits for a frame, and a little for that to be
 * shown. Pages that are only read (`data-start` on their body) wait for the touch. Fonts (`data-fonts`: family, address,
 * letters) come at that time too, in a task of their own, at once on later visits, and never on a line where every byte
 * is paid for (i18n.md 4); their stand-ins are as wide, so that nothing moves. What comes after the page was painted waits
 * for the next one (the storefront's event `newpage`): to lay a whole page out anew stops a slow phone for a third of a
 * second. The router finds a page's place under `scrollKey`; sections need their true heights to find it again
 * (`data-whole`).
 */
function starter({ entry, routes, further }: PageModules, data: string, scrollKey: string): string {
  const files = [entry, ...routes.map(([, path]) => path), ...further]
  const names = files.map((path) => path.replace(/^\/assets\/(.*)\.js$/, '$1')).join(' ')
  const given = routes.map(([id], at) => `${JSON.stringify(id)}:p[${at + 1}]`).join(',')
  return `((d,b,n,r,s,y)=>{let g=()=>r||=Promise.all("${names}".split(" ").map(x=>import(\`/assets/\${x}.js\`))).then(p=>p[0].start({${given}},${data})),f=()=>n.saveData||/2g/.test(n.effectiveType)||JSON.parse(b.fonts).map(([x,y,u])=>new FontFace(x,\`url(\${y})\`,{weight:"400 700",unicodeRange:u}).load().then(x=>{localStorage.fonts=1;s?d.fonts.add(x):addEventListener("newpage",()=>d.fonts.add(x))},()=>{}));try{s=localStorage.fonts;y=JSON.parse(sessionStorage["${scrollKey}"])[history.state.key];y>0&&(b.whole=1,scrollTo(0,y))}catch{}s&&f();onpointerdown=onkeydown=g;onload=()=>requestAnimationFrame(()=>setTimeout(()=>{b.start||g();s||setTimeout(f)},50))})(document,document.body.dataset,navigator.connection||{})`
}

/** Data as script writes them. Texts full of double quotes, JSON for example, stand in single ones: no stroke before each. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, part]) => `${/^[a-z]\w*$/i.test(key) ? key : literal(key)}:${literal(part)}`)
      .join(',')}}`
  if (typeof value !== 'string' || !value.includes('"'))
    return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
  const text = value.replace(/[\\'<\u2028\u2029]|[^ -\uffff]/g, (character) =>
    character === '\\' || character === "'" ? `\\${character}` : escaped(character),
  )
  return `'${text}'`
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
