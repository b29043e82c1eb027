import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { pending } from '../../fast-pages/pending.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { openAuth } from '../../session/auth-store.ts'
import { Heart } from './heart.tsx'

const OwnHeart = lazyPart(() => import('./own-heart.tsx'))

interface Props {
  agent: { uuid: string; name: string }
}

const store = () => pending(import('./favourite-store.ts'))

/** The heart of an agent: full while they are on one's wishlist. A visitor signs in first and it goes on. */
export function FavouriteButton({ agent: { uuid, name } }: Props) {
  const state = useAccountState()
  const person = state.kind === 'present' && state.account.uuid
  const press = () =>
    person
      ? void store().then(({ toggleAgent }) => toggleAgent(person, uuid))
      : openAuth({ mode: 'login', goOn: () => void store().then(({ keepAgent }) => keepAgent(uuid, true)) })
  const empty = <Heart name={name} isFull={false} onPress={press} />
  return person ? (
    <Waits fallback={empty}>
      <OwnHeart person={person} uuid={uuid} name={name} />
    </Waits>
  ) : (
    empty
  )
}
