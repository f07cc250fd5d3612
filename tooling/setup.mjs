// Makes the workspace ready to run: the pinned pnpm, the locked packages and the pinned Node 26. Any Node from 18 up may run this
// file, on any system; when nothing changed since the last success it only compares fingerprints and returns.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marker = join(root, 'node_modules', '.otosafi-setup.json')
const windows = process.platform === 'win32'

function fail(message) {
  console.error(`\nsetup: ${message}\n`)
  process.exit(1)
}

/** Folders that may hold a package: those that `packages:` in pnpm-workspace.yaml names. */
function packageFolders() {
  const list = /^packages:\s*\[(.*)\]/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  if (!list) fail('pnpm-workspace.yaml has no `packages: [...]` line.')
  const globs = list[1].split(',').map((glob) => glob.trim())
  const folders = globs.flatMap((glob) => {
    if (!glob.endsWith('/*')) return [glob]
    const parent = glob.slice(0, -2)
    if (!existsSync(join(root, parent))) return []
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort()
}

/** The inputs of an install. Scripts are left out: editing one needs no install. */
function readManifest(folder) {
  const { name, dependencies, devDependencies, optionalDependencies, packageManager } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  return { folder, name, dependencies, devDependencies, optionalDependencies, packageManager }
}

function fingerprint(manifests) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.update(JSON.stringify([process.platform, process.arch, manifests])).digest('hex')
}

/** Says what an interrupted or tampered install lacks, or nothing. */
function missingParts(manifests) {
  const tools = ['node_modules/turbo/bin/turbo', `node_modules/node/bin/node${windows ? '.exe' : ''}`]
  const links = manifests.flatMap(({ folder, dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }).map((name) => `${folder}/node_modules/${name}`),
  )
  return [...tools, ...links].filter((path) => !existsSync(join(root, path)))
}

function isReady(manifests) {
  if (!existsSync(marker)) return false
  return readFileSync(marker, 'utf8') === fingerprint(manifests) && missingParts(manifests).length === 0
}

function install(packageManager) {
  // Without a terminal pnpm would refuse to replace a node_modules that another version left behind.
  const options = ['--frozen-lockfile', '--config.confirmModulesPurge=false']
  const result = spawnSync('npx', ['-y', packageManager, 'install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (result.error) fail(`could not run npx (${result.error.message}). npm must be on PATH; it comes with Node.`)
  if (result.status !== 0) {
    fail(
      `\`npx ${packageManager} install --frozen-lockfile\` ended with ${result.status ?? result.signal}; its reason stands above.\n` +
        '       If it says that the lockfile is outdated, run the same command without --frozen-lockfile and commit pnpm-lock.yaml.\n' +
        '       If it could not reach the registry, check the network or proxy and run the command again.',
    )
  }
}

if (Number(process.versions.node.split('.')[0]) < 18)
  fail(`Node 18 or newer is needed to begin; this is ${process.version}.`)

const manifests = ['.', ...packageFolders()].map(readManifest)
if (!isReady(manifests)) {
  console.log('setup: installing the locked packages (once, and again when they change)')
  rmSync(marker, { force: true })
  install(manifests[0].packageManager)
  const missing = missingParts(manifests)
  if (missing.length > 0) {
    fail(
      `the install ended well but ${missing.slice(0, 3).join(', ')} is not there. Delete node_modules and try again.`,
    )
  }
  writeFileSync(marker, fingerprint(manifests))
}
