/** A module that only re-exports another one. */
const DETOUR = /^export\{([^}]*)\}from"([^"]+)";?\s*$/

/**
 * The script that gives the router the modules of shared routes. `files` are their files by route id, `read` returns a file's
 * content. A module that only re-exports another one is skipped, which saves its request.
 */
export function sharedModules(files: Readonly<Record<string, string>>, read: (file: string) => string): string {
  const imports: string[] = []
  const routes: string[] = []
  for (const [id, file] of Object.entries(files)) {
    const [, exported, target] = DETOUR.exec(read(file)) ?? []
    if (exported === undefined || target === undefined) {
      imports.push(`import*as ${id} from"./${file}";`)
      routes.push(id)
      continue
    }
    const names = exported.split(',').map((each) => each.split(' as '))
    imports.push(`import{${names.map(([there = ''], at) => `${there} as ${id}${at}`).join(',')}}from"${target}";`)
    routes.push(`${id}:{${names.map(([there = '', here = there], at) => `${here}:${id}${at}`).join(',')}}`)
  }
  return `${imports.join('')}window.__reactRouterRouteModules={${routes.join(',')}}`
}
