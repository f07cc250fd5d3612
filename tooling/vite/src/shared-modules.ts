/** A module that does nothing but pass on exports of another one. */
const DETOUR = /^export\{([^}]*)\}from"([^"]+)";?\s*$/

/**
 * The script that hands the router the modules of the routes that every page lies in. `files` names their files by the
 * routes' ids, `read` gives what is in a file. What a module only passes on is imported from where it is: such a module
 * would be a request that brings nothing.
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
