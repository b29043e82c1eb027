import { defineConfig } from 'vitest/config'

/** These need a page; making one costs more than the tests themselves. */
const NEED_A_PAGE = ['app/**/*.test.tsx', 'app/api/*.test.ts', 'app/fast-pages/pending.test.ts']

// Not the pages' own Vite configuration: its plugin expects a page around each file.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'page',
          include: NEED_A_PAGE,
          environment: 'jsdom',
          // A page for each file: what our modules keep in it (calls under way, toasts, drafts) is that of one file.
          setupFiles: './test/setup.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { name: 'rules', include: ['app/**/*.test.ts'], exclude: NEED_A_PAGE, isolate: false } },
    ],
  },
})
