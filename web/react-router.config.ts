import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table comes with the first page: no address is asked of the server before it can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
