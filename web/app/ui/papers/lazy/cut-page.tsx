import { t } from '@sojourn/contract/words/t'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../button/button.tsx'
import { type Box, type Edge, edgeOf, isWhole, WHOLE, withEdge } from '../page-box.ts'
import css from './cut-page.module.css'
import { PageView } from './page-view.tsx'

interface Props {
  preview: ImageBitmap
  turns: number
  box: Box
  number: number
  onCut: (box: Box) => void
  onClose: () => void
}

const STEP = 0.01
const LONG_STEP = 0.05

const EDGES = ['top', 'right', 'bottom', 'left'] as const
const CORNERS = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'right'],
  ['bottom', 'left'],
] as const

const NAMES: Record<Edge, string> = {
  top: t('Upper edge'),
  right: t('Right edge'),
  bottom: t('Lower edge'),
  left: t('Left edge'),
}
const BACK = new Set(['ArrowUp', 'ArrowLeft'])
const ON = new Set(['ArrowDown', 'ArrowRight'])

/** Cuts away what lies around a page: each edge by its handle or the arrow keys, two at once by a corner. */
export function CutPage({ preview, turns, box: given, number, onCut, onClose }: Props) {
  const { box, setBox, picture, ...handles } = useEdges(given)

  return (
    <div className={css.whole}>
      <p>{t('Drag the edges to the paper, or use the arrow keys on them.')}</p>
      <div className={css.room}>
        <div ref={picture} className={css.picture}>
          <PageView
            {...{ preview, turns }}
            side={1000}
            label={t('Page {number}, whole', { number })}
            className={css.canvas}
          />
          <div className={css.shade}>
            <div className={css.light} style={styleOf(box)} />
          </div>
          <Handles box={box} {...handles} />
        </div>
      </div>
      <div className={css.acts}>
        <Button variant="quiet" onClick={onClose}>
          {t('Leave as it was')}
        </Button>
        <Button variant="quiet" disabled={isWhole(box)} onClick={() => setBox(WHOLE)}>
          {t('Whole picture')}
        </Button>
        <Button
          onClick={() => {
            onCut(box)
            onClose()
          }}
        >
          {t('Cut')}
        </Button>
      </div>
    </div>
  )
}

/** The edges are dragged, or moved by keys. */
function useEdges(given: Box) {
  const [box, setBox] = useState(given)
  const picture = useRef<HTMLDivElement>(null)

  /** Follows a finger or a mouse. */
  function follow(event: PointerEvent<HTMLElement>, edges: readonly Edge[]) {
    const area = picture.current?.getBoundingClientRect()
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const across = (event.clientX - area.left) / area.width
    const down = (event.clientY - area.top) / area.height
    setBox((now) =>
      edges.reduce((known, edge) => withEdge(known, edge, isUpright(edge) ? across : down), now),
    )
  }

  const held = (edges: readonly Edge[]) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event, edges),
  })

  function onKeyDown(event: KeyboardEvent, edge: Edge) {
    const way = BACK.has(event.key) ? -1 : ON.has(event.key) ? 1 : 0
    if (!way) return
    event.preventDefault()
    const step = way * (event.shiftKey ? LONG_STEP : STEP)
    setBox((now) => withEdge(now, edge, edgeOf(now, edge) + step))
  }

  return { box, setBox, picture, held, onKeyDown }
}

type Held = Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove'>

interface HandlesProps {
  box: Box
  held: (edges: readonly Edge[]) => Held
  onKeyDown: (event: KeyboardEvent, edge: Edge) => void
}

const Handles = ({ box, held, onKeyDown }: HandlesProps) => (
  <div className={css.box} style={styleOf(box)}>
    {EDGES.map((edge) => (
      <div
        key={edge}
        role="slider"
        tabIndex={0}
        data-edge={edge}
        className={css.edge}
        aria-label={NAMES[edge]}
        aria-orientation={isUpright(edge) ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(edgeOf(box, edge) * 100)}
        aria-valuetext={percent(edgeOf(box, edge))}
        onKeyDown={(event) => onKeyDown(event, edge)}
        {...held([edge])}
      />
    ))}
    {CORNERS.map((edges) => (
      <div
        key={edges.join()}
        data-corner={edges.join(' ')}
        className={css.corner}
        aria-hidden="true"
        {...held(edges)}
      />
    ))}
  </div>
)

const isUpright = (edge: Edge) => edge === 'left' || edge === 'right'

const styleOf = ({ x, y, width, height }: Box) => ({
  insetBlockStart: percent(y),
  insetInlineStart: percent(x),
  inlineSize: percent(width),
  blockSize: percent(height),
})
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
