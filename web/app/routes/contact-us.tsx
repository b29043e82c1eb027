import { ContactPage } from '../contact/contact-page.tsx'
import { pageMeta } from '../shells/page-meta.ts'
import type { Route } from './+types/contact-us'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Contact us',
    description:
      'Write to the support team about an order, an agent or the site, or report something that looks wrong. A person answers.',
  })

export default ContactPage
