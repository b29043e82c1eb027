import { paths } from '@sojourn/contract/paths/paths'

/** The short address of the services, as the seed has it. */
export const FOOTER_MENU = [
  { name: 'Services', to: '/ca' },
  { name: 'Find Agent', to: paths.agents() },
  { name: 'About', to: paths.about() },
  { name: 'Articles', to: paths.articles() },
  { name: 'Contact us', to: paths.contact() },
]

/** In the seed's order; the address of support stands before the last. */
export const FOOTER_RESOURCES = [
  { name: 'Privacy Policy', to: paths.privacy() },
  { name: 'Terms', to: paths.terms() },
  { name: 'How to hire agents', to: paths.howToHire() },
]
