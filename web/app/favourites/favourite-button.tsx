import { useEffect } from 'react'
import { openAuth } from '../identity/auth-store.ts'
import { useAccountState } from '../shells/account.ts'
import { IconButton } from '../ui/icon-button.tsx'
import css from './favourite-button.module.css'
import { keepAgent, loadFavourites, toggleAgent, useFavourites } from './favourite-store.ts'

interface Props {
  agent: { uuid: string; name: string }
}

/** The heart of an agent: full while they are on one's wishlist. A visitor signs in first and it goes on. */
export function FavouriteButton({ agent: { uuid, name } }: Props) {
  const state = useAccountState()
  const person = state.kind === 'present' ? state.account.uuid : null
  const isKept = useFavourites().has(uuid)

  useEffect(() => {
    if (person) void loadFavourites(person)
  }, [person])

  function press() {
    if (state.kind === 'visitor') openAuth({ mode: 'login', goOn: () => void keepAgent(uuid, true) })
    else if (person) void toggleAgent(person, uuid)
  }

  return (
    <IconButton
      icon="heart"
      filled={isKept}
      label={`Keep ${name} on your wishlist`}
      aria-pressed={isKept}
      className={css.heart}
      onClick={press}
    />
  )
}
