import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { pending } from '../../fast-pages/pending.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { openAuth } from '../../session/auth-store.ts'
import { Heart } from './heart.tsx'
import type { Kind } from './make-favourites.ts'

const OwnHeart = lazyPart(() => import('./own-heart.tsx'))

interface Props {
  of: { uuid: string; name: string }
  kind?: Kind
}

const store = () => pending(import('./favourite-store.ts'))

/** The heart of an agent or an article: full while it is on one's wishlist. A visitor signs in first and it goes on. */
export function FavouriteButton({ of: { uuid, name }, kind = 'consultant' }: Props) {
  const state = useAccountState()
  const person = state.kind === 'present' && state.account.uuid
  const press = () =>
    person
      ? void store().then(({ toggle }) => toggle(kind, person, uuid))
      : openAuth({ mode: 'login', goOn: () => void store().then(({ keep }) => keep(kind, uuid)) })
  const empty = <Heart name={name} isFull={false} onPress={press} />
  return person ? (
    <Waits fallback={empty}>
      <OwnHeart kind={kind} person={person} uuid={uuid} name={name} />
    </Waits>
  ) : (
    empty
  )
}
