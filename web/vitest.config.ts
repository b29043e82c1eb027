import { defineConfig } from 'vitest/config'

/** These need a page; making one costs more than the tests themselves. */
const NEED_A_PAGE = ['app/**/*.test.tsx', 'app/api/*.test.ts']

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
          // A worker makes one page and reads React once; setup.ts cleans the page up after each test.
          isolate: false,
          setupFiles: './test/setup.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['app/**/*.test.ts'],
          exclude: NEED_A_PAGE,
          isolate: false,
        },
      },
    ],
  },
})
