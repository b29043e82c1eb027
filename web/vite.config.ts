import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressFiles } from './vite/compress-files.ts'
import { plainReact } from './vite/plain-react.ts'

/** What a stranger's pages share. It is named, so that signed-in pages, however many, put nothing into it. */
const SITE = [
  'api/(api|api-error|browser|cookies|device|load|nonce|pending|shown-person|sign-out)',
  'countries/country-code',
  'home/drawings',
  'identity/(auth-store|current-account)',
  'entry.client',
  'page-context',
  'pages/page-head',
  '(identity/start-of|paths)',
  'theme/(base|fonts|tokens)',
  'shells/(account|error-page|footer-links|logo|marks|menus|nonce|page-meta|site-footer|skip-link|social-links|structured-data|theme|theme-switch|top-nav)',
  'ui/(avatar|button|button-face|card|classes|field|flag|form-context|format-count|format-date|format-money|icon|icon-button|initials|lazy-part|waits)',
  'agents/answers-words',
  'ui/(control|limits|link|link-button|money|pill|say-stamp|seal|spinner|stars|still)',
  'ui/(toast-after-reload|toast-store|toasts|use-hydrated)',
]
const FORMS =
  'ui/(action-key|captcha-field|code-input|form|form-draft|form-errors|password-input|text-input|use-form)'
/** Of what lists and sheets share the styles only: their scripts go with the pages that need them. */
const LISTS =
  '(agents/agent-(card|grid)|pages/(filter-links|layout)|ui/(select|stamp)|visas/(checked-note|licence-notice))'

/** Of long lists: how one narrows them and goes on. */
const FINDING = ['discovery/(compare-store|compare-toggle|search-address|search-words)', 'ui/pagination']

/** What a service and its agent show of themselves, wherever they stand. */
const PROFILE = '(agents/(agent-words|service-card)|reports/report-button)'

/** Few files of what goes together: they compress better, and the list of routes names fewer. The hard widgets stay out. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|plain:/ },
  { name: 'site', test: modules(SITE) },
  { name: 'lists', test: new RegExp(`/app/${LISTS}\\.module\\.css$`) },
  { name: 'forms', test: modules([FORMS]) },
  { name: 'finding', test: modules(FINDING) },
  { name: 'profile', test: modules([PROFILE]) },
  { name: 'identity', test: /\/app\/identity\//, minShareCount: 4 },
]

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
    compressFiles(),
  ],
  // In development a name tells where it comes from.
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
    // What every page has loaded already need not be named before each part that is loaded later.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !EVERYWHERE.test(file)) },
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
