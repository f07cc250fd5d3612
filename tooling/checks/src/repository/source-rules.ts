import { EDITION_IDS } from './edition-ids.ts'

/** A pattern that must not occur in some files, with what to do instead and examples that prove the rule. */
export type SourceRule = {
  name: string
  instead: string
  pattern: RegExp
  /** Files that the rule reads. */
  files: RegExp
  /** Files among them that may break it. */
  except?: RegExp
  breaks: readonly string[]
  keeps: readonly string[]
}

const CODE = /\.(ts|tsx|mjs|cjs)$/
const SCRIPT_OR_STYLE = /\.(ts|tsx|mjs|cjs|css)$/
const TEXT = /\.(ts|tsx|mjs|cjs|css|json|ya?ml|md|sh|sql|html|svg)$|(^|\/)(run|\.npmrc|\.gitattributes)$/
const THESE_CHECKS = /^tooling\/checks\/src\/repository\//
const TESTS = /\.test\.tsx?$|^tooling\/|\/testing\//
/** Files that may sleep in the gate, each for its reason. */
const SLEEPERS = [
  // Parts of the deep tests.
  '\\.deep\\.(?:test|spec)\\.ts$',
  '^tooling/e2e/src/browsers/',
  // This tests a slow thing itself: rendered pages.
  '^apps/server/src/site/register-site\\.test\\.ts$',
  // As long as the server's Retry-After says, and until an authenticator shows its next code.
  '^tooling/e2e/src/fixtures/(?:account-mail|office)\\.ts$',
  // Nothing in a page says that effects have run, or that it will not move any more.
  '^tooling/e2e/src/fixtures/page-state\\.ts$',
]

const EDITION = `(?:${EDITION_IDS.join('|')})`
const COUNTRY = `(?:${EDITION_IDS.filter((id) => id !== 'default').join('|')})`

/** Rules that the linter cannot express, or only for files that it parses. */
export const SOURCE_RULES: readonly SourceRule[] = [
  {
    name: 'no Intl and no locale methods',
    instead: 'use @otosafi/editions/format/* (P-06)',
    pattern: /\bIntl\.|\.(?:toLocale(?:Date|Time|Lower|Upper)?(?:String|Case)|localeCompare)\(/,
    files: CODE,
    // Time zones are reckoned with in one place, and nothing of that is rendered.
    except: /^tooling\/checks\/src\/repository\/|^packages\/editions\/src\/time\//,
    breaks: ['new Intl.NumberFormat()', 'price.toLocaleString()', 'a.localeCompare(b)'],
    keeps: ['// never through `Intl` (P-06)', 'formatNumber(price, context)'],
  },
  {
    name: 'one reader for each kind of value that people type',
    instead: 'use @otosafi/domain/reading/* (P-34)',
    pattern: /fold-digits|\[٠-٩|replace(?:All)?\(\/\\D\/|\bNumber\([\w.]*[pP]arams\.get\(|[eE]mail\w*\.toLowerCase\(/,
    files: /^(?:apps|packages)\/.*\.tsx?$/,
    // Names of cars are compared in letters and digits of one form; the number of a chat is a fact of the edition, and counts
    // of options are read where the page has written them.
    except:
      /^packages\/domain\/|^packages\/ui\/src\/whatsapp-link\/|^packages\/storefront\/src\/features\/listing\/use-listing\.ts$|^packages\/search\/src\/text\/normalise\.ts$|\.test\.tsx?$|\/testing\//,
    breaks: [
      "import { foldDigits } from '@otosafi/domain/text/fold-digits'",
      "text.replace(/\\D/g, '')",
      "Number(url.searchParams.get('page'))",
      'body.email.toLowerCase()',
    ],
    keeps: ['readWholeNumber(text)', "readAmount(params.get('priceMax'))", 'Number(row.rate)'],
  },
  {
    name: 'no branch on an edition',
    instead: 'branch on a fact or feature of packages/editions; an id is for look-ups',
    pattern: new RegExp(
      `\\bedition(?:Id|\\.id|\\.current)?\\s*[!=]==?\\s*['"]${EDITION}['"]|['"]${EDITION}['"]\\s*[!=]==?\\s*edition|case '${COUNTRY}':|\\['${COUNTRY}'[^\\]]*\\]\\.includes\\(`,
    ),
    files: CODE,
    except: /^packages\/editions\/|\.test\.tsx?$|^tooling\//,
    breaks: [
      "if (edition.id === 'sn') show()",
      "edition !== 'ma'",
      "case 'coza':",
      "['ma', 'rw'].includes(edition.id)",
    ],
    keeps: [
      'if (edition.features.pricingTool) show()',
      "const byEdition = { ma: 'x' }",
      "if (language === 'rw') plural()",
    ],
  },
  {
    name: 'no physical sides in styles',
    instead: 'use logical properties (margin-inline-start, inset-inline-end, text-align: start)',
    pattern:
      /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-\w+)*|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/m,
    files: /\.css$/,
    breaks: [
      'a { margin-left: 1px }',
      'a {\n  left: 0;\n}',
      'a{text-align: right}',
      'a { border-top-left-radius: 2px }',
    ],
    keeps: ['a { margin-inline-start: 1px }', 'a { inset-inline-end: 0 }', 'a { background-position: left }'],
  },
  {
    name: 'no physical sides in style attributes',
    instead: 'use logical properties (marginInlineStart), better in the CSS module',
    pattern: /\b(?:margin|padding)(?:Left|Right)\s*[:=]|textAlign\s*[:=]\s*['"](?:left|right)/,
    files: /\.tsx$/,
    breaks: ['style={{ marginLeft: 4 }}', "style={{ textAlign: 'right' }}"],
    keeps: ['style={{ marginInlineStart: 4 }}', "style={{ textAlign: 'end' }}"],
  },
  {
    name: 'relative imports name their file',
    instead: 'write the extension: Node runs these sources as they are',
    pattern:
      /(?:from|import)\s*\(?\s*'\.{1,2}\/(?![^']*\+types\/)[^']*(?<!\.(?:ts|tsx|mjs|cjs|js|json|css|svg|sql|woff2)(?:\?[\w&-]+)?)'/,
    files: CODE,
    except: THESE_CHECKS,
    breaks: ["import { a } from './a'", "await import('../b/c')"],
    keeps: ["import { a } from './a.ts'", "import './x.css'", "import type { Route } from './+types/HomePage'"],
  },
  {
    name: 'no note to self',
    instead: 'open an issue, or do it',
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/,
    files: SCRIPT_OR_STYLE,
    except: THESE_CHECKS,
    breaks: ['// TODO later'],
    keeps: ['numTodoTests'],
  },
  {
    name: 'a silenced check says why',
    instead: 'write the reason behind it, for the linter after ` -- `',
    pattern: /(?:oxlint|eslint)-disable(?!.* -- \S)|@ts-(?:ignore|nocheck|expect-error)(?!\W+\w)/,
    files: CODE,
    except: THESE_CHECKS,
    breaks: ['// @ts-expect-error', '// oxlint-disable-next-line no-console'],
    keeps: [
      '// oxlint-disable-next-line no-console -- the command prints its answer',
      '// @ts-expect-error no such key',
    ],
  },
  {
    name: 'no secret',
    instead: 'read it from the environment',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bnpm_\w{36}|_authToken=\S/,
    files: TEXT,
    except: THESE_CHECKS,
    breaks: ['-----BEGIN RSA PRIVATE KEY-----', '//host/:_authToken=abc'],
    keeps: ['authToken: string'],
  },
  {
    name: 'no package registry by name',
    instead: 'leave the registry to the machine that installs',
    pattern: /registry\.npmjs\.org|registry\.yarnpkg\.com|deb\.debian\.org|\bnpm\.pkg\.github\.com|tarball: ?https?:/,
    files: TEXT,
    except: THESE_CHECKS,
    breaks: ['registry=https://registry.npmjs.org/', 'resolution: {tarball: https://x/y.tgz}'],
    keeps: ['resolution: {integrity: sha512-abc}'],
  },
  {
    name: "no path of one person's machine",
    instead: 'derive it from import.meta.dirname or the environment',
    pattern: /(?<![\w./-])\/(?:mnt|root|work|Users)\/\w|(?<![\w./-])\/home\/\w+\/\w|\b[A-Z]:\\\\?Users\b/,
    files: TEXT,
    except: THESE_CHECKS,
    breaks: ["'/mnt/otosafi/x'", "'/home/someone/otosafi'", "'/Users/x'"],
    keeps: ["'/home'", "'/usr/bin/chromium'", 'apps/mnt/x'],
  },
  {
    name: 'tables that are asked by any text are maps',
    instead: 'use a Map: an object also answers to `constructor`, `toString` and whatever else it inherits',
    pattern: /\bconst (?!\w*HEADERS\b)[A-Z][A-Z_]*: (?:(?:Readonly|Partial)<)*Record<string,/,
    files: CODE,
    except: new RegExp(`${THESE_CHECKS.source}|${TESTS.source}`),
    breaks: [
      "const NAMES: Record<string, string> = { MA: 'Morocco' }",
      'export const PARTS: Readonly<Partial<Record<string, RouteKey>>> = {}',
    ],
    keeps: [
      "const NAMES: ReadonlyMap<string, string> = new Map([['MA', 'Morocco']])",
      'const LITRES: Record<FuelType, number> = {}',
      'const BASE_HEADERS: Readonly<Record<string, string>> = {}',
    ],
  },
  {
    name: '`in` is not asked about tables',
    instead: 'use a Map, or Object.hasOwn: `in` also finds what every object inherits',
    pattern: /(?<!\b(?:const|let) \w+)(?<!['"]) in [A-Z][A-Z_]+(?=\s*(?:\)|&&|\|\||\?|$))/,
    files: CODE,
    except: new RegExp(`${THESE_CHECKS.source}|${TESTS.source}`),
    breaks: ['if (name in CONTENT_TYPES) serve()', 'extname(path) in TYPES'],
    keeps: ["'unprefixed' in ROUTES[key]", 'for (const key in TABLE) use(key)', 'Object.hasOwn(TYPES, name)'],
  },
  {
    name: 'what the frameworks write is known in one place',
    instead: 'take it from packages/framework-output, whose README says what is assumed of it',
    pattern: /__reactRouter|\bx-remix-|\bstreamController\b|rel="modulepreload"/i,
    files: CODE,
    except: new RegExp(`${THESE_CHECKS.source}|${TESTS.source}|^packages/framework-output/`),
    breaks: [
      'globalThis.__reactRouterManifest.routes',
      "response.headers.get('X-Remix-Response')",
      'head.replace(\'<link rel="modulepreload"\', more)',
    ],
    keeps: ["import { routeModules } from '@otosafi/framework-output/browser/router-start'"],
  },
  {
    name: 'tests of the gate wait for conditions, and assert nothing about time',
    instead: 'wait with `eventually` or a locator, inject the clock, or make it a deep test (tooling/README.md)',
    pattern:
      /\bsetTimeout\((?:\(\) => )?resolve\b|^\s*await (?:sleep|setTimeout|pause)\((?!.*\bsignal\b)|\bwaitForTimeout\(|\b(?:performance\.now|cpuUsage|hrtime(?:\.bigint)?)\(|(?:\bexpect(?:\.soft)?|\.to[A-Z]\w*)\(.*\b(?:Date\.now\(\)|new Date\(\))/m,
    files: /\.(?:test|spec|stories)\.tsx?$|^tooling\/e2e\/src\//,
    except: new RegExp(SLEEPERS.join('|')),
    breaks: [
      'await new Promise((resolve) => setTimeout(resolve, 50))',
      '  await sleep(200)',
      'await page.waitForTimeout(500)',
      'const began = performance.now()',
      'expect(Date.now() - began).toBeLessThan(50)',
      'expect(until).toBeGreaterThan(new Date().getUTCFullYear())',
    ],
    keeps: [
      'while (!isTaken()) await sleep(10)',
      'await sleep(60_000, undefined, { signal })',
      'await eventually(() => expect(line.heard()).toBe(GET))',
      'test.setTimeout(120_000)',
      'const today = dayIn(Date.now(), timeZone)',
    ],
  },
  {
    name: 'the environment is read in one place',
    instead: 'take the value from env.ts',
    pattern: /\bprocess\.env\b|\bfrom 'node:process'/,
    files: CODE,
    except: new RegExp(`${TESTS.source}|/env\\.ts$|\\.config\\.ts$|^openapi/scripts/`),
    breaks: ['process.env.PORT'],
    keeps: ['process.exitCode = 1'],
  },
  {
    name: 'headers of hosts and proxies are read in one place',
    instead: 'take protocol, host and address from request.addressing, which is validated',
    pattern:
      /\brequest\.(?:host|hostname|protocol|ips?)\b|\bheaders(?:\.(?:host|forwarded)\b|\[['"](?:host|forwarded|x-forwarded-[\w-]+|x-real-ip)['"]\])|\.remoteAddress\b|\btrustProxy\b|\{[^{}]*\b(?:host|hostname|protocol|ips?)\b[^{}]*\}: (?:Pick<)?FastifyRequest\b|\bFastifyRequest,[^<>]*'(?:host|hostname|protocol|ips?)'/,
    files: /^apps\/server\/src\/.*\.ts$/,
    except: new RegExp(`${TESTS.source}|^apps/server/src/http/addressing\\.ts$`),
    breaks: [
      'editionOfHost(request.host)',
      "request.protocol === 'https'",
      'visitor: { address: request.ip }',
      "request.headers['x-forwarded-for']",
      'headers.host ?? null',
      'request.socket.remoteAddress',
      "Fastify({ trustProxy: 'loopback' })",
      'function isOwn({ headers, host }: FastifyRequest)',
      "(request: Pick<FastifyRequest, 'headers' | 'host'>)",
    ],
    keeps: [
      'request.addressing.host',
      'const { host, address } = request.addressing',
      "call.headers.set('x-forwarded-for', address)",
      '{ host, port }: SmtpServer',
    ],
  },
  {
    name: 'nothing is kept in a session of the database',
    instead: 'set it or lock within a transaction: a pooler gives the session to others after it (record 0054)',
    pattern:
      /\bpg_(?:try_)?advisory_(?:un)?lock|\bset_config\(.*, false\)|[`'"]\s*(?:set (?!local\b)\w|reset \w|prepare \w+ (?:as\b|\()|create temp|declare .*\bwith hold\b)|\bquery\(\{[^}]*\bname\b/,
    files: /^apps\/server\/src\/.*\.(?:ts|sql)$/,
    except: TESTS,
    breaks: [
      "pool.query('select pg_advisory_lock($1)', [1])",
      'sql`select pg_try_advisory_lock(1)`',
      "sql`select set_config('lock_timeout', ${String(limit)}, false)`",
      'sql`set statement_timeout = 0`',
      "pool.query('create temp table found (id text)')",
      "pool.query({ name: 'cars', text, values })",
    ],
    keeps: [
      'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      "set_config('lock_timeout', $1, true)",
      'sql`set local statement_timeout = 0`',
      'on conflict (id) do update set name = excluded.name',
    ],
  },
]

/** The lines (`path:line: text`) of a file that break a rule. */
export function findBreaches(rule: SourceRule, path: string, text: string): string[] {
  if (!rule.files.test(path) || rule.except?.test(path) || !rule.pattern.test(text)) return []
  return text
    .split('\n')
    .flatMap((line, index) => (rule.pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []))
}
