import type { TestProject } from 'vitest/node'
import { LOCAL_CLIENT } from '../server/test/local-client.ts'
import { launchChromium } from './chromium.ts'
import { freePort, startServer } from './server.ts'
import { untilTheStoryRests } from './story.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dataDir: string
    chromium: string
    /** The test of sign-ins starts a provider here. */
    providerPort: number
  }
}

/** One real server and one Chromium for the whole run; every test file visits them. */
export default async function openHouse(project: TestProject) {
  const providerPort = await freePort()
  const server = await startServer({
    OIDC_NEARBY_ISSUER: `http://127.0.0.1:${providerPort}`,
    OIDC_NEARBY_CLIENT_ID: LOCAL_CLIENT.clientId,
    OIDC_NEARBY_SECRET: LOCAL_CLIENT.secret,
  })
  try {
    const [chromium] = await Promise.all([launchChromium(), untilTheStoryRests(server.dataDir)])
    project.provide('origin', server.origin)
    project.provide('dataDir', server.dataDir)
    project.provide('providerPort', providerPort)
    project.provide('chromium', chromium.wsEndpoint())
    return async () => {
      await chromium.close()
      await server.stop()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
