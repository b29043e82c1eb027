import type { TestProject } from 'vitest/node'
import { launchChromium } from './chromium.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dataDir: string
    chromium: string
  }
}

/** One real server and one Chromium for the whole run; every test file visits them. */
export default async function openHouse(project: TestProject) {
  const server = await startServer()
  const chromium = await launchChromium().catch(async (error) => {
    await server.stop()
    throw error
  })
  project.provide('origin', server.origin)
  project.provide('dataDir', server.dataDir)
  project.provide('chromium', chromium.wsEndpoint())
  return async () => {
    await chromium.close()
    await server.stop()
  }
}
