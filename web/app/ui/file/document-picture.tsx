import { useEffect, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import css from './document-picture.module.css'

interface Props {
  content: Blob
  alt: string
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** A picture of papers, as large as one needs it; it never leaves this page's memory. */
export function DocumentPicture({ content, alt }: Props) {
  const url = useObjectUrl(content)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  return (
    <figure className={css.whole}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.frame} tabIndex={0} aria-label={`${alt}, ${ZOOMS[zoom]} times its width`}>
        {url && <img src={url} alt={alt} className={css.picture} data-zoom={zoom} data-turns={turns % 4} />}
      </section>
      <figcaption className={css.tools}>
        <IconButton
          icon="minus"
          label="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom((now) => Math.max(0, now - 1))}
        />
        <span data-figures aria-live="polite">
          {(ZOOMS[zoom] ?? 1) * 100} %
        </span>
        <IconButton
          icon="plus"
          label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom((now) => Math.min(ZOOMS.length - 1, now + 1))}
        />
        <IconButton icon="refresh" label="Turn" onClick={() => setTurns((now) => now + 1)} />
      </figcaption>
    </figure>
  )
}

function useObjectUrl(content: Blob) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
