import { defineConfig } from 'vitest/config'
import { page } from './vitest.config.ts'

// For planted bugs: what plants them reaches one project, and none of several.
export default defineConfig({ test: { include: ['app/**/*.test.{ts,tsx}'], ...page } })
