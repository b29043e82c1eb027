import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shells/public-shell.tsx', [
    index('routes/home.tsx'),
    // An agent's page takes this address over and calls `leadCountryCode` first.
    route(':name', 'routes/country-code.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
