import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shells/public-shell.tsx', [
    index('routes/home.tsx'),
    route('p/about', 'routes/about.tsx'),
    route('p/how-to-hire-agents', 'routes/how-to-hire-agents.tsx'),
    route('p/countries', 'routes/countries.tsx'),
    route('p/countries/:iso', 'routes/country.tsx'),
    route('p/visas', 'routes/any-visas.tsx'),
    route('p/visas/:country', 'routes/visas.tsx'),
    route('p/agents', 'routes/agents.tsx'),
    route('p/articles', 'routes/articles.tsx'),
    route('p/contact-us', 'routes/contact-us.tsx'),
    route('p/privacy-policy', 'routes/privacy-policy.tsx'),
    route('p/terms-and-condtions', 'routes/terms.tsx'),
    route('p/close', 'routes/close.tsx'),
    route('p/auth/*', 'routes/auth-opening.tsx'),
    route(':name', 'routes/agent.tsx'),
    route(':name/articles/:slug', 'routes/article.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('dev/kit', 'routes/dev-kit.tsx'),
] satisfies RouteConfig
