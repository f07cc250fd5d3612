import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'

/** The repository's root folder, absolute. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The fields of a package.json that checks read. */
export type Manifest = {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package of the workspace; `folder` is relative to the root, with forward slashes (`packages/domain`). */
export type WorkspacePackage = { folder: string; manifest: Manifest }

/** The parts of pnpm-workspace.yaml that checks read. */
export type WorkspaceFile = { packages: string[]; catalog: Record<string, string> }

/** Reads a file by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Reads pnpm-workspace.yaml. */
export function readWorkspaceFile(): WorkspaceFile {
  return parse(readText('pnpm-workspace.yaml')) as WorkspaceFile
}

/** Every package of the workspace, the root apart, sorted by folder. */
export function listPackages(): WorkspacePackage[] {
  const folders = readWorkspaceFile().packages.flatMap((glob) => globSync(glob, { cwd: ROOT }))
  return folders
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .sort()
    .map((folder) => ({ folder, manifest: JSON.parse(readText(`${folder}/package.json`)) as Manifest }))
}
