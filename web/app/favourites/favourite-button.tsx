import { lazy, Suspense } from 'react'
import { openAuth } from '../identity/auth-store.ts'
import { useAccountState } from '../shells/account.ts'
import { Heart } from './heart.tsx'

const OwnHeart = lazy(() => import('./own-heart.tsx'))

interface Props {
  agent: { uuid: string; name: string }
}

const store = () => import('./favourite-store.ts')

/** The heart of an agent: full while they are on one's wishlist. A visitor signs in first and it goes on. */
export function FavouriteButton({ agent: { uuid, name } }: Props) {
  const state = useAccountState()
  const keepOnceIn = () =>
    openAuth({ mode: 'login', goOn: () => void store().then(({ keepAgent }) => keepAgent(uuid, true)) })
  if (state.kind !== 'present') return <Heart name={name} isFull={false} onPress={keepOnceIn} />
  const person = state.account.uuid
  const toggle = () => void store().then(({ toggleAgent }) => toggleAgent(person, uuid))
  return (
    <Suspense fallback={<Heart name={name} isFull={false} onPress={toggle} />}>
      <OwnHeart person={person} uuid={uuid} name={name} />
    </Suspense>
  )
}
