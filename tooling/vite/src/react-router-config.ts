import type { Config } from '@react-router/dev/config'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { proveBuild } from '@otosafi/framework-output/bundling/prove-build'
import { writeManifest } from '@otosafi/framework-output/bundling/write-manifest'
import { writePageParts } from '@otosafi/framework-output/bundling/write-page-parts'

import { writeWorkerFiles } from './write-worker-files.ts'

/**
 * The React Router configuration of every edition: server rendering, the whole route manifest in one immutable file, which
 * is then compacted, and each page in one chunk, since client loaders are too small for a request. The build fails where
 * pages cannot be finished as the server is to send them.
 */
export const reactRouterConfig: Config = {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  async buildEnd({ viteConfig, reactRouterConfig: { buildDirectory, basename, future, routeDiscovery, ssr } }) {
    const settings = { basename, future, routeDiscovery, ssr, isSpaMode: false }
    const version = await writeManifest(buildDirectory, settings)
    await writeWorkerFiles(viteConfig.root, buildDirectory, version)
    await writePageParts(buildDirectory)
    await proveBuild(buildDirectory, pathFor('contactUs', 'en'))
  },
}
