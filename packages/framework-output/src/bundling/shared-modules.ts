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
    const [, exported, target = `./${file}`] = DETOUR.exec(read(file)) ?? []
    imports.push(`import*as ${id} from"${target}";`)
    const names = exported?.split(',').map((each) => each.split(' as '))
    const parts = names?.map(([there = '', here = there]) => `${here}:${id}.${there}`)
    routes.push(parts === undefined ? id : `${id}:{${parts.join(',')}}`)
  }
  return `${imports.join('')}window.__reactRouterRouteModules={${routes.join(',')}}`
}
