import { t } from '@sojourn/contract/words/t'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from './conversation.module.css'

/** The shape of messages that are about to come. */
export const ConversationBones = () => (
  <div className={css.middle}>
    <Loading label={t('Loading messages')}>
      <div className={css.bones}>
        <Skeleton shape="block" width="half" />
        <Skeleton shape="block" width="short" />
        <Skeleton shape="block" width="half" />
      </div>
    </Loading>
  </div>
)
