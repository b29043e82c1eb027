import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import css from './favourite-button.module.css'

interface Props {
  name: string
  isFull: boolean
  onPress: () => void
}

export const Heart = still(({ name, isFull, onPress }: Props) => (
  <IconButton
    icon="heart"
    filled={isFull}
    label={t('Add {name} to your wishlist', { name })}
    aria-pressed={isFull}
    className={css.heart}
    onClick={onPress}
  />
))
