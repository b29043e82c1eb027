import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import css from './composer.module.css'

/** The way to an offer, beside where an agent writes; a phone has it in the menu above. */
export function OfferTool({ conversation }: { conversation: Conversation }) {
  const navigate = useNavigate()
  return (
    <IconButton
      icon="tag"
      label={t('Make an offer')}
      className={css.offer}
      onClick={() => void navigate(agentPaths.newOffer({ conversation: conversation.uuid }))}
    />
  )
}
