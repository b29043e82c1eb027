import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { begin } from '../api/pending.ts'

interface Props {
  fallback?: ReactNode
  children: ReactNode
}

/** React's `Suspense`, which counts as pending until its children stand there and listen. */
export function Waits({ fallback, children }: Props) {
  const [watch] = useState(watchChildren)
  // Children that stand there have said so before.
  useLayoutEffect(() => watch.whole(), [watch])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Here watch={watch} />
    </Suspense>
  )
}

function Here({ watch }: { watch: ReturnType<typeof watchChildren> }) {
  useLayoutEffect(() => watch.children(), [watch])
  return null
}

function watchChildren() {
  let isHere = false
  let isGone = false
  let end: (() => void) | undefined
  const look = () => {
    if (isHere || isGone) {
      end?.()
      end = undefined
    } else end ??= begin()
  }
  return {
    whole() {
      isGone = false
      look()
      return () => {
        isGone = true
        look()
      }
    },
    children() {
      isHere = true
      look()
      // React hides them while something in them waits again.
      return () => {
        isHere = false
        look()
      }
    },
  }
}
