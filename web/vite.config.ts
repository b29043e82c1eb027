import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressFiles } from './vite/compress-files.ts'
import { insideGroups } from './vite/inside-groups.ts'
import { ownCopies } from './vite/own-copies.ts'
import { partFiles } from './vite/part-files.ts'
import { plainReact } from './vite/plain-react.ts'
import { scopedName } from './vite/scoped-name.ts'
import { stayOnPage } from './vite/stay-on-page.ts'
import { widerEntries } from './vite/wider-entries.ts'
import { widgetWords } from './vite/widget-words.ts'
import { words } from './vite/words.ts'

/** A stranger's pages share these. The chunk is named, and signed-in pages, however many, put nothing into it. */
const SITE = [
  'api/(api|api-error|browser|cookies|device|load|nonce|page-context|shown-person|sign-out)',
  'entry.client',
  'fast-pages/(cached-html|first-touch|lazy-part|pending|use-hydrated|waits)',
  'layouts/footer/(footer-links|site-footer)',
  'layouts/header/(active-part|logo|marks|theme|theme-switch|top-menu|top-nav|use-router-counted)',
  'layouts/page/(failure|page-head|page-meta|social-links|structured-data)',
  'layouts/language/(content-language|language-button|language-list)',
  'layouts/theme/(base|fonts|tokens)',
  'frames/skip-link',
  'paths/country-code',
  'session/(account|auth-store|current-account|nonce)',
  'ui/button/(button|button-face|link-button|spinner)',
  'ui/form/(control|field|form-context|limits)',
  'ui/mark/pill',
  'ui/text/(avatar|card|classes|flag|format-count|icon|icons|initials|link)',
]
/** Nearly all strangers' pages have this frame. */
const STYLES_OF_THE_FRAME =
  '/app/(frames/public-shell|layouts/(footer/site-footer|header/(site-header|mobile-menu)))\\.module\\.css$'
const FORMS = [
  'ui/button/action-key',
  'ui/form/(draft-values|focus-first-error|form|form-draft|form-errors|text-input|use-form)',
  'ui/secret/(captcha-field|code-input|password-input)',
]
/** Whoever joins, signs in or has forgotten a password needs these. */
const JOINING = [
  'join/parts/(auth-(meta|page|parts|stub)|captcha-gate|email-input|kept-in-tab|load-providers|needs-script)',
  'join/parts/(outside-ways|pending|typed-password|use-(captcha|return-to))',
  'session/session',
  'ui/form/forget-drafts',
]
/** Nobody who signs in without one reads about a code that is mailed. */
const MAILED_CODE = ['join/parts/(code-form|resend-code|use-countdown)']

/** Lists and sheets share the styles only: their scripts go with the pages that need them. */
const LISTS =
  '(find/cards/agent-(card|grid)|layouts/page/(filter-links|layout)|ui/choice/select|ui/mark/stamp|visit/visas/checked-note)'

/** The page of a visa brings the styles of what its server writes for it. */
const OF_A_VISA = '(visa-(article|head|money|offers|page|papers|questions)|facts/(fact-source|visa-facts))'

/** Long lists are narrowed and continued by these. */
const FINDING = ['find/search/(compare-store|compare-toggle|place-address|search-path|searched-place)']

/** Pages of countries and visas lead to each other by these; each of them is small. */
const PLACES = [
  'layouts/page/keep-while-filtering',
  'visit/countries/continent-names',
  'visit/visas/(by-purpose|country-trail|country-warnings|visa-search|visas-trail)',
  'words/(by-name|offer-words)',
]

/** Times and fees of a visa. */
const FACTS = ['visit/visas/facts/(fee|short-facts)', 'words/(checked-words|processing-time|time-units)']

/** A card of an article, on the home page and wherever articles are listed; and what is said of a service below one. */
const ARTICLES = [
  'visit/articles/(article-card|cover-art|cover-drawings|covers|dice-of)',
  'words/(agent-words|category-names|excerpt)',
]

const NEW_PASSWORD = ['ui/secret/(new-password-input|password-meter|password-rules)']
const SIGNING_UP = ['join/sign-up/sign-up-(form|page|words)']

/** How whoever reads says times. One stranger's page needs it, and all pages behind the sign-in. */
const READER = ['session/(confirm-first|reader-of)', 'ui/date/(chosen-clock|kept-clock|reader)']

/** These stand around a service and its agent, wherever they are shown. */
const PROFILE = [
  'find/cards/service-card',
  'find/reports/report-button',
  'find/profile/(hire|like|share)-button',
]

const readers = new RegExp(`${modules(READER).source}|/contract/src/dates/locale-habits\\.ts$`)

const site = new RegExp(
  `${modules(SITE).source}|${STYLES_OF_THE_FRAME}|/contract/src/(dates/format-day|amounts/money-places|paths/(paths|start-of))\\.ts$`,
)

const places = new RegExp(`${modules(PLACES).source}|/contract/src/paths/guide-paths\\.ts$`)

const facts = new RegExp(
  `${modules(FACTS).source}|/contract/src/ground/(headline-fee|time-by-residence)\\.ts$`,
)

/** Few files of what goes together: they compress better, and the list of routes names fewer. The hard widgets stay out. */
const groups = [
  // Only what is loaded later asks for all of them.
  { name: 'languages', test: /contract\/(src\/)?words\/languages\.(ts|json)$/, priority: 1 },
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|plain:|rolldown\/runtime/,
  },
  { name: 'site', test: site },
  {
    name: 'marks',
    test: modules(['ui/mark/(seal|stars)', 'ui/feedback/say-stamp', 'words/answers-words']),
  },
  { name: 'toast-store', test: modules(['ui/feedback/(toast-store|toast-after-reload)']) },
  { name: 'reader', test: readers },
  { name: 'icon-button', test: modules(['ui/button/icon-button']) },
  { name: 'lists', test: new RegExp(`/app/${LISTS}\\.module\\.css$`) },
  { name: 'visa', test: new RegExp(`/app/visit/visas/${OF_A_VISA}\\.module\\.css$`) },
  { name: 'forms', test: modules(FORMS) },
  { name: 'finding', test: modules(FINDING) },
  // Sentences with parts, and amounts: whoever signs in reads neither.
  { name: 'rich', test: modules(['words/rich', 'ui/text/listed', 'ui/money/(format-money|money)']) },
  { name: 'profile', test: modules(PROFILE) },
  { name: 'joining', test: modules(JOINING) },
  { name: 'mailed-code', test: modules(MAILED_CODE) },
  // A group takes along what its modules need: other pages need these as well.
  { name: 'moments', test: /\/contract\/src\/dates\/moments\.ts$/ },
  { name: 'new-password', test: modules(NEW_PASSWORD) },
  { name: 'crumbs', test: modules(['layouts/page/crumbs']) },
  { name: 'places', test: places },
  { name: 'facts', test: facts },
  { name: 'articles', test: modules(ARTICLES) },
  { name: 'sign-up', test: modules(SIGNING_UP) },
  ...insideGroups(),
]

/** Nobody waits for these: what they need is found when they come, and no page names it beforehand. */
const UNHURRIED = /\/(toasts|after-first-touch|error-page)-[^/]+$/

const EVERYWHERE = /\/(framework|rolldown-runtime|entry\.client|entry|root)-[^/]+$/

function modules(names: string[]) {
  // Vite's own helper for import() would else lie with the first who uses it.
  return new RegExp(`vite/preload-helper|/app/(${names.join('|')})\\.(tsx?|module\\.css|svg\\?url|css)$`)
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    plainReact(),
    stayOnPage(),
    ownCopies([site, readers]),
    widerEntries(),
    widgetWords(),
    words(),
    partFiles(),
    compressFiles(),
  ],
  // In development a name tells where it comes from.
  css: { modules: command === 'build' ? { generateScopedName: scopedName } : {} },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
    // Files that every page has loaded already need not be named before each part that is loaded later.
    modulePreload: {
      resolveDependencies: (part, files) =>
        files.filter((file) => !EVERYWHERE.test(file) && !(UNHURRIED.test(part) && file.endsWith('.js'))),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Nothing here reads a property for what reading it does: what nobody calls is left out.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
}))
