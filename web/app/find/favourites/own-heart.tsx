import { useEffect } from 'react'
import { favouritesOf } from './favourite-store.ts'
import { Heart } from './heart.tsx'
import type { Kind } from './make-favourites.ts'

interface Props {
  kind: Kind
  person: string
  uuid: string
  name: string
}

/** The heart is that of somebody who is signed in. */
export default function OwnHeart({ kind, person, uuid, name }: Props) {
  const { load, toggle, useKept } = favouritesOf(kind)
  const isKept = useKept().has(uuid)
  useEffect(() => {
    void load(person)
  }, [load, person])
  return <Heart name={name} isFull={isKept} onPress={() => void toggle(person, uuid)} />
}
