import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  // Beside the pages people get.
  buildDirectory: process.env.PSEUDO_LANGUAGE === '1' ? '../.cache/pseudo-pages' : 'build',
  // A page brings its own routes and asks for those its links lead to: the table of all would outgrow the page.
  routeDiscovery: { mode: 'lazy', manifestPath: '/p/__manifest' },
} satisfies Config
