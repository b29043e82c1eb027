import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import css from './document-picture.module.css'
import { PictureTools, ZOOMS } from './picture-tools.tsx'
import { useObjectUrl } from './use-object-url.ts'

interface Props {
  content: Blob
  alt: string
}

/** A picture of papers, as large as one needs it; it never leaves this page's memory. */
export function DocumentPicture({ content, alt }: Props) {
  const url = useObjectUrl(content)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const zoomed = t('{name}, {zoom} times its width', { name: alt, zoom: ZOOMS[zoom] ?? 1 })
  return (
    <figure className={css.whole}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.frame} tabIndex={0} aria-label={zoomed}>
        {url && <img src={url} alt={alt} className={css.picture} data-zoom={zoom} data-turns={turns % 4} />}
      </section>
      <PictureTools zoom={zoom} onZoom={setZoom} onTurn={() => setTurns((now) => now + 1)} />
    </figure>
  )
}
