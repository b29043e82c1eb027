import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'

/** The short address of the services, as the seed has it. */
export const FOOTER_MENU = [
  { name: t('Services'), to: '/ca' },
  { name: t('Find Agent'), to: paths.agents() },
  { name: t('About'), to: paths.about() },
  { name: t('Articles'), to: paths.articles() },
  { name: t('Contact us'), to: paths.contact() },
]

/** In the seed's order; the address of support stands before the last. */
export const FOOTER_RESOURCES = [
  { name: t('Privacy Policy'), to: paths.privacy() },
  { name: t('Terms'), to: paths.terms() },
  { name: t('How to hire agents'), to: paths.howToHire() },
]
