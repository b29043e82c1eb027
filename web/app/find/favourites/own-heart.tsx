import { useEffect } from 'react'
import { loadFavourites, toggleAgent, useFavourites } from './favourite-store.ts'
import { Heart } from './heart.tsx'

interface Props {
  person: string
  uuid: string
  name: string
}

/** Of somebody who is signed in. */
export default function OwnHeart({ person, uuid, name }: Props) {
  const isKept = useFavourites().has(uuid)
  useEffect(() => {
    void loadFavourites(person)
  }, [person])
  return <Heart name={name} isFull={isKept} onPress={() => void toggleAgent(person, uuid)} />
}
