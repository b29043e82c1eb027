import { useState } from 'react'
import styles from './avatar.module.css'
import { classes } from './classes.ts'
import { initials } from './initials.ts'

interface Props {
  /** The person's id: the tint comes from it and never changes. */
  id: string
  name: string
  picture?: string | null | undefined
  size?: 's' | 'm' | 'l' | 'card' | 'xl'
  /** Set when the name does not stand beside it. */
  alone?: boolean
}

const SIDE = { s: 32, m: 44, l: 64, card: 88, xl: 112 }
const TINTS = 8

/** A face, or initials on the person's tint. */
export function Avatar({ id, name, picture, size = 'm', alone }: Props) {
  const side = SIDE[size]
  const [broken, setBroken] = useState<string>()
  if (picture && picture !== broken) {
    return (
      <img
        // It may have failed before the page woke.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(picture)
        }}
        onError={() => setBroken(picture)}
        className={classes(styles.avatar, styles[size])}
        src={picture}
        alt={alone ? name : ''}
        width={side}
        height={side}
        loading="lazy"
      />
    )
  }
  return (
    <span
      className={classes(styles.avatar, styles[size], styles[`tint${tintOf(id)}`])}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  )
}

function tintOf(id: string) {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum % TINTS
}
