import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Texts by their names, nested. */
type Texts = { [name: string]: Texts | string }

/** Changes to a repository that are written together or not at all. Paths are relative to its root. */
export class Draft {
  readonly #root: string
  readonly #files = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  /** The text of a file, changes of this draft included. */
  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
  }

  /** The names in a folder of the repository, folders with a slash behind. */
  list(folder: string): string[] {
    return readdirSync(join(this.#root, folder), { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? `${entry.name}/` : entry.name,
    )
  }

  /** Adds a file. Throws where there is one already. */
  add(path: string, text: string): void {
    if (this.#files.has(path) || existsSync(join(this.#root, path))) throw new Error(`${path} is there already.`)
    this.#files.set(path, text)
  }

  /** Adds a file from a template of this package, with its `{{ name }}` filled in. */
  addFromTemplate(path: string, template: string, values: Readonly<Record<string, string>>): void {
    const text = readFileSync(join(import.meta.dirname, '../templates', template), 'utf8')
    this.add(path, fill(text, values))
  }

  /** Puts text before the one place that matches. Throws where there is none, or more than one. */
  insertBefore(path: string, place: RegExp, text: string): void {
    const before = this.read(path)
    const found = [...before.matchAll(new RegExp(place, 'gm'))]
    const [match] = found
    if (match === undefined || found.length > 1)
      throw new Error(
        `${path} has ${found.length} places that look like ${place}: the generator needs a more exact place.`,
      )
    this.#files.set(path, before.slice(0, match.index) + text + before.slice(match.index))
  }

  /** Adds a text, or texts below a name, to a JSON file of texts, in the branch that `branch` names. */
  addText(path: string, branch: readonly string[], name: string, text: Texts | string): void {
    const content = JSON.parse(this.read(path)) as Texts
    const place = branch.reduce<Texts | string | undefined>(
      (texts, key) => (typeof texts === 'object' ? texts[key] : undefined),
      content,
    )
    if (typeof place !== 'object' || name in place)
      throw new Error(`${path} has no place for ${name}, or has it already.`)
    place[name] = text
    this.#files.set(path, `${JSON.stringify(content, null, 2)}\n`)
  }

  /** Writes everything, and returns the paths. */
  flush(): string[] {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true })
      writeFileSync(join(this.#root, path), text)
    }
    return [...this.#files.keys()]
  }
}

/** A template with its names filled in. Throws for a name that has no value. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{ (\w+) \}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template asks for ${name}.`)
    return value
  })
}
