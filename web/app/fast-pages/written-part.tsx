import { PREFIX } from '@sojourn/contract/words/language'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from './lazy-part.ts'
import type { FilesOfPart } from './name-files.ts'
import { useHydrated } from './use-hydrated.ts'
import { Waits } from './waits.tsx'

/**
 * A part of links and words alone, which the server writes: the browser leaves it as it came, and fetches its script
 * only where it has to write the part itself, after another address or with other props.
 */
export function writtenPart<Props extends object>(
  source: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
  files?: FilesOfPart,
) {
  const Part = lazyPart(source, stylesOf(files)) as unknown as ComponentType<Props>
  return Object.assign(Written, { source })

  function Written(props: Props) {
    const isTakenOver = !useHydrated() && !import.meta.env.SSR
    const [came, forget] = useState(isTakenOver ? props : null)
    const isAsItCame = came !== null && areSame(came, props)
    // The server's text is gone once the browser has written the part.
    if (came && !isAsItCame) forget(null)
    return isAsItCame ? (
      <AsItCame />
    ) : (
      <div data-part>
        {import.meta.env.SSR ? (
          // A browser that takes over nothing needs no mark of where the part begins and ends.
          <Part {...props} />
        ) : (
          <Waits fallback={fallback}>
            <Part {...props} />
          </Waits>
        )}
      </div>
    )
  }
}

/** The browser asks for the scripts only where it writes the part. */
const stylesOf = (files?: FilesOfPart) =>
  import.meta.env.SSR && files ? { ...files, scripts: [] } : undefined

const areSame = <Props extends object>(one: Props, other: Props) =>
  Object.entries(other).every(([name, value]) => Object.is(one[name as keyof Props], value))

/** React leaves alone what it finds. */
const FOUND = { __html: '' }

/** Its links lead on within the page, as all others do. */
function AsItCame() {
  const part = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const box = part.current
    const follow = (event: MouseEvent) => {
      const path = pathOf(event)
      if (!path) return
      event.preventDefault()
      void navigate(path)
    }
    box?.addEventListener('click', follow)
    return () => box?.removeEventListener('click', follow)
  }, [navigate])
  return (
    <div
      ref={part}
      data-part
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it adds nothing
      dangerouslySetInnerHTML={FOUND}
    />
  )
}

/** A plain click on a link of ours leads to a path; it is null for every other. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null
  const link = (target as Element).closest('a')
  if (!link?.hasAttribute('data-within') || link.target) return null
  return link.pathname.slice(PREFIX.length) + link.search + link.hash || '/'
}
