import type { Plugin } from 'vite'

/** The storefront's handlers of robots.txt, sitemaps, the feeds of the blog and the web app manifest. */
type SiteFiles = {
  answerSiteFile: (request: Request, site: { fetchApi: typeof fetch; host: string }) => Promise<Response | null>
}

/** The storefront's module with that handler. */
const MODULE = '@otosafi/storefront/site-files'

/**
 * Serves these files while developing, where the framework answers all requests and knows only pages and files of the build;
 * the built handler answers them itself.
 */
export function siteFiles(): Plugin {
  return {
    name: 'otosafi:site-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = async () => {
          const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
          if (!/^\/(?:robots\.txt|manifest\.webmanifest|sitemap)|\/blog\/rss\.xml$/.test(url.pathname)) return next()
          const { answerSiteFile } = (await server.ssrLoadModule(MODULE)) as SiteFiles
          const file = await answerSiteFile(new Request(url), { fetchApi: fetch, host: url.host })
          if (file === null) return next()
          response.statusCode = file.status
          for (const [name, value] of file.headers) response.setHeader(name, value)
          response.end(Buffer.from(await file.arrayBuffer()))
        }
        answer().catch(next)
      })
    },
  }
}
