import { assume } from '../assumptions.ts'
import type { DocumentData } from '../data/document-data.ts'
import { escaped } from './escaped.ts'
import type { DocumentParts } from './take-apart.ts'

const FILE = /^\/assets\/(.*)\.js$/

/**
 * The inline script that replaces the router's: it starts the page's modules once the page has been painted and its pictures
 * are loaded, or on the first interaction. Until then links and forms work without script, and the bandwidth is left to
 * what is visible. `data` are the page's loader data.
 *
 * On a slow phone a loaded page may not be painted yet: hydration waits for a frame, and a little for that
 * to be shown. Pages that are only read (`data-start` on their body) wait for the touch. Fonts (`data-fonts`:
 * `family,address,letters;…`) come at that time too, in a task of their own, at once on later visits, and never on a line
 * where every byte is paid for (record 0021); their stand-ins are as wide, so that nothing moves. What comes after the page
 * was painted waits for the next one (the storefront's event `newpage`): to lay a whole page out anew stops a slow phone
 * for a third of a second. The router finds a page's place under `scrollKey`; sections need their true heights to find it
 * again (`data-whole`).
 */
export function pageScript({ modules, preloads, scrollKey }: DocumentParts, data: DocumentData): string {
  const { entry, routes, shared } = modules
  const named = new Set([entry, ...routes.map(([, path]) => path), ...shared])
  const files = [entry, ...routes.map(([, path]) => path), ...preloads.filter((path) => !named.has(path))]
  const names = files.map(nameOf).join(' ')
  const given = routes.map(([id], at) => `${JSON.stringify(id)}:p[${at + 1}]`).join(',')
  return `((d,b,n,r,s,y)=>{let g=()=>r||=Promise.all("${names}".split(" ").map(x=>import(\`/assets/\${x}.js\`))).then(p=>p[0].start({${given}},${literal(data)})),f=()=>n.saveData||/2g/.test(n.effectiveType)||b.fonts?.split(";").map(x=>x.split(",")).map(([x,y,u])=>new FontFace(x,\`url(\${y})\`,{weight:"400 700",unicodeRange:u}).load().then(x=>{s?d.fonts.add(x):addEventListener("newpage",()=>d.fonts.add(x));localStorage.fonts=1}).catch(()=>{}));try{s=localStorage.fonts;y=JSON.parse(sessionStorage["${scrollKey}"])[history.state.key];y>0&&(b.whole=1,scrollTo(0,y))}catch{}s&&f();onpointerdown=onkeydown=g;onload=()=>requestAnimationFrame(()=>setTimeout(()=>{b.start||g();s||setTimeout(f)},50))})(document,document.body.dataset,navigator.connection||{})`
}

/** A module's name without the common prefix and suffix. */
function nameOf(path: string): string {
  const [, name] = FILE.exec(path) ?? []
  assume('module-files', name !== undefined, path)
  return name
}

/** Serialises data for a script. Strings with many double quotes, such as JSON, are single-quoted, without escapes. */
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
