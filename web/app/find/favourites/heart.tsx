import { IconButton } from '../../ui/button/icon-button.tsx'
import css from './favourite-button.module.css'

interface Props {
  name: string
  isFull: boolean
  onPress: () => void
}

export const Heart = ({ name, isFull, onPress }: Props) => (
  <IconButton
    icon="heart"
    filled={isFull}
    label={`Add ${name} to your wishlist`}
    aria-pressed={isFull}
    className={css.heart}
    onClick={onPress}
  />
)
