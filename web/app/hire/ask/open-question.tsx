import { t } from '@sojourn/contract/words/t'
import { Banner } from '../../ui/feedback/banner.tsx'

/** A client who asked before goes on with that question. */
const OpenQuestion = ({ name }: { name: string }) => (
  <Banner>{t('You have an open question to {name}. What you write here is added to it.', { name })}</Banner>
)

export default OpenQuestion
