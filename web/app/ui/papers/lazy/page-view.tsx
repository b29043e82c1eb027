import { useEffect, useRef } from 'react'
import { WHOLE } from '../page-box.ts'
import { drawPage, type Lie } from './draw-page.ts'

interface Props extends Partial<Lie> {
  preview: ImageBitmap
  /** Its longer side in dots, at most. */
  side: number
  label: string
  className: string | undefined
}

/** A page as it will be handed over. */
export function PageView({ preview, turns = 0, box = WHOLE, side, label, className }: Props) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (ref.current) drawPage(ref.current, preview, { turns, box }, side)
  }, [preview, turns, box, side])
  return <canvas ref={ref} role="img" aria-label={label} className={className} />
}
