import { defineConfig } from 'vitest/config'

/** These need a page; making one costs more than the tests themselves. */
const NEED_A_PAGE = ['app/**/*.test.tsx', 'app/api/*.test.ts']
/** What they look at is kept once a page (calls under way, toasts), and tests of other files leave some of it behind. */
const NEED_A_NEW_PAGE = [
  'app/api/browser.test.ts',
  'app/api/pending.test.ts',
  'app/shells/marks.test.tsx',
  'app/ui/toasts.test.tsx',
  'app/ui/waits.test.tsx',
]

const inPage = {
  environment: 'jsdom',
  setupFiles: './test/setup.ts',
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const

// Not the pages' own Vite configuration: its plugin expects a page around each file.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // A worker makes one page and reads React once; setup.ts cleans the page up after each test.
      {
        test: { ...inPage, name: 'page', include: NEED_A_PAGE, exclude: NEED_A_NEW_PAGE, isolate: false },
      },
      { test: { ...inPage, name: 'new page', include: NEED_A_NEW_PAGE } },
      { test: { name: 'rules', include: ['app/**/*.test.ts'], exclude: NEED_A_PAGE, isolate: false } },
    ],
  },
})
