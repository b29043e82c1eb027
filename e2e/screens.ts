import { paths } from '../web/app/paths.ts'
import { AMARA } from './people.ts'

export interface Screen {
  name: string
  /** The file of the route in web/app/routes.ts. */
  route: string
  path: string
  /** 200 unless told. */
  status?: number
  /** Found by its links, but not in the site map: it says what others say too. */
  isUnlisted?: true
}

/** Every screen a stranger can open; each is looked at in all widths and schemes. */
export const publicScreens: Screen[] = [
  { name: 'Home', route: 'routes/home.tsx', path: paths.home() },
  { name: 'About', route: 'routes/about.tsx', path: paths.about() },
  { name: 'How to hire agents', route: 'routes/how-to-hire-agents.tsx', path: paths.howToHire() },
  { name: 'Countries', route: 'routes/countries.tsx', path: paths.countries() },
  { name: 'A country with programmes', route: 'routes/country.tsx', path: paths.country('ca') },
  { name: 'A country without', route: 'routes/country.tsx', path: paths.country('fj') },
  { name: 'Visas', route: 'routes/visas.tsx', path: paths.visas('ca') },
  { name: 'Visas in general', route: 'routes/visas.tsx', path: paths.visas('fj'), isUnlisted: true },
  { name: 'Find agents', route: 'routes/agents.tsx', path: paths.agents() },
  { name: 'An agent', route: 'routes/agent.tsx', path: paths.agent(AMARA.username) },
  { name: 'Articles', route: 'routes/articles.tsx', path: paths.articles() },
  { name: 'An article', route: 'routes/article.tsx', path: paths.article(AMARA.uuid, AMARA.article.slug) },
  { name: 'Contact us', route: 'routes/contact-us.tsx', path: paths.contact() },
  { name: 'Privacy policy', route: 'routes/privacy-policy.tsx', path: paths.privacy() },
  { name: 'Terms', route: 'routes/terms.tsx', path: paths.terms() },
  { name: 'Payment return', route: 'routes/close.tsx', path: paths.close() },
  { name: 'Accounts to come', route: 'routes/auth-opening.tsx', path: paths.login() },
  { name: 'Not found', route: 'routes/not-found.tsx', path: '/p/no-such-page', status: 404 },
]

/** Routes that are no public screen, and the tests that follow them. */
export const elsewhere: Record<string, string> = {
  'routes/any-visas.tsx': 'journeys/addresses.test.ts',
  'routes/dev-kit.tsx': 'journeys/kit.test.ts',
}
