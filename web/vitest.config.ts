import { defineConfig } from 'vitest/config'

/** These need a page; making one costs more than the tests themselves. */
const NEED_A_PAGE = ['app/**/*.test.tsx', 'app/api/*.test.ts', 'app/fast-pages/pending.test.ts']
/** These put a false `location` in its place, which a page of its own refuses. */
const LEAVE_THE_PAGE = ['app/payment/try/use-payment.test.tsx', 'app/layouts/own/other-room.test.tsx']

/** These end what hangs; they are no goals. */
const limits = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export const page = {
  ...limits,
  environment: 'jsdom',
  setupFiles: './test/setup.ts',
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
}

// Not the pages' own Vite configuration: its plugin expects a page around each file.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The gate does the same: a snapshot that is missing fails, and none is written.
    update: 'none',
    projects: [
      {
        // A page for each file: what our modules keep in it (calls under way, toasts, drafts) is that of one file. A
        // context of its own in the same thread is a third of the cost of a process.
        test: { name: 'page', include: NEED_A_PAGE, exclude: LEAVE_THE_PAGE, pool: 'vmThreads', ...page },
      },
      { test: { name: 'page that is left', include: LEAVE_THE_PAGE, ...page } },
      {
        test: {
          name: 'rules',
          include: ['app/**/*.test.ts', 'vite/*.test.ts'],
          exclude: NEED_A_PAGE,
          isolate: false,
          ...limits,
        },
      },
    ],
  },
})
