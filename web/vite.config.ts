import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressFiles } from './vite/compress-files.ts'

/**
 * What every page needs comes in two files instead of thirty: together they compress better. The hard widgets stay out,
 * and so does what only a few pages share.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'site', test: /app\/(ui|shells|api|pages|theme)\/(?!lazy|kit-pages)/, minShareCount: 6 },
]

export default defineConfig({
  plugins: [
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    compressFiles(),
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
})
