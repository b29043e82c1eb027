import { t } from '@sojourn/contract/words/t'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../button/icon-button.tsx'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import { isWhole } from '../page-box.ts'
import type { TidiedPage } from '../tidied-page.ts'
import { PageView } from './page-view.tsx'
import css from './tidy-pages.module.css'

interface Props {
  page: TidiedPage
  place: number
  count: number
  /** Null until its file is chosen again. */
  preview: ImageBitmap | null
  onTurn: () => void
  onCut: () => void
  onRemove: () => void
  onMove: (to: number) => void
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** A page with all that can be done with it. It is moved by its handle, by the arrow keys on it, and by two buttons. */
export function PageRow({ page, place, count, preview, onTurn, onCut, onRemove, onMove }: Props) {
  const { row, isDragged, drag } = useDragged(place, onMove)
  const number = place + 1
  const { source, turns, box } = page

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onMove(place + step)
  }

  return (
    <li
      ref={row}
      className={classes(css.page, isDragged && css.dragged)}
      data-place={place}
      aria-label={t('Page {number}', { number })}
    >
      <IconButton
        icon="sort"
        label={t('Move page {number} of {count}', { number, count })}
        className={css.grip}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.preventDefault()
          drag()
        }}
      />
      {preview ? (
        <PageView
          {...{ preview, turns, box }}
          side={240}
          label={t('Page {number}', { number })}
          className={css.thumb}
        />
      ) : (
        <span className={css.gone}>
          <Icon name="document" />
        </span>
      )}
      <div className={css.about}>
        <Words page={page} number={number} isGone={!preview} />
        <Tools
          number={number}
          isLast={number === count}
          canCut={source.kind === 'picture'}
          isGone={!preview}
          onStep={(by) => onMove(place + by)}
          onTurn={onTurn}
          onCut={onCut}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

function useDragged(place: number, onMove: (to: number) => void) {
  const [isDragged, setDragged] = useState(false)
  const row = useRef<HTMLLIElement>(null)

  // The row itself changes its place while it is dragged, and loses a pointer it has captured.
  useEffect(() => {
    if (!isDragged) return
    const controller = new AbortController()
    const { signal } = controller
    function follow({ clientX, clientY }: PointerEvent) {
      const over = document.elementFromPoint(clientX, clientY)?.closest('[data-place]')
      const to = Number(over?.getAttribute('data-place') ?? place)
      if (to !== place && over?.parentElement === row.current?.parentElement) onMove(to)
    }
    const end = () => setDragged(false)
    addEventListener('pointermove', follow, { signal })
    for (const ending of ['pointerup', 'pointercancel']) addEventListener(ending, end, { signal })
    return () => controller.abort()
  }, [isDragged, place, onMove])

  return { row, isDragged, drag: () => setDragged(true) }
}

const Words = ({
  page: { source, box, number: of },
  number,
  isGone,
}: {
  page: TidiedPage
  number: number
  isGone: boolean
}) => (
  <>
    <p className={css.name}>
      <b>{number}</b> {source.name}
      {source.kind === 'pdf' && <small>{t('page {number}', { number: of + 1 })}</small>}
      {!isWhole(box) && <small>{t('edges cut')}</small>}
    </p>
    {isGone && (
      <p className={css.again}>
        {source.isTaken ? t('Please take it again.') : t('Please choose it again.')}
      </p>
    )}
  </>
)

interface ToolsProps {
  number: number
  isLast: boolean
  canCut: boolean
  isGone: boolean
  onStep: (by: -1 | 1) => void
  onTurn: Props['onTurn']
  onCut: Props['onCut']
  onRemove: Props['onRemove']
}

const Tools = ({ number, isLast, canCut, isGone, onStep, onTurn, onCut, onRemove }: ToolsProps) => (
  <div className={css.tools}>
    <IconButton
      icon="chevron-up"
      label={t('Page {number} up', { number })}
      disabled={number === 1}
      onClick={() => onStep(-1)}
    />
    <IconButton
      icon="chevron-down"
      label={t('Page {number} down', { number })}
      disabled={isLast}
      onClick={() => onStep(1)}
    />
    <IconButton
      icon="refresh"
      label={t('Turn page {number}', { number })}
      disabled={isGone}
      onClick={onTurn}
    />
    {canCut && (
      <IconButton
        icon="edit"
        label={t('Cut the edges of page {number}', { number })}
        disabled={isGone}
        onClick={onCut}
      />
    )}
    <IconButton icon="trash" label={t('Remove page {number}', { number })} onClick={onRemove} />
  </div>
)
