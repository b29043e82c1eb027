import { t } from '@sojourn/contract/words/t'
import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { IconButton } from '../button/icon-button.tsx'
import { readingKey } from '../text/reading-key.ts'
import styles from './snap-slider.module.css'

interface Props {
  /** An example is "What clients say". */
  label: string
  children: ReactNode
}

interface Place {
  perView: number
  first: number
}

/** Slides side by side: 3, 2 or 1 in view. The browser's own scrolling carries it, so it works without script. */
export function SnapSlider({ label, children }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [{ perView, first }, setPlace] = useState<Place>({ perView: 3, first: 0 })
  const slides = Children.toArray(children)
  const views = Math.max(1, Math.ceil(slides.length / perView))
  const isLast = first + perView >= slides.length
  const view = isLast ? views - 1 : Math.floor(first / perView)

  function look() {
    const place = placeOf(track.current)
    if (place) setPlace((old) => (old.perView === place.perView && old.first === place.first ? old : place))
  }

  function show(index: number) {
    const step = stepOf(track.current)
    const direction = track.current && getComputedStyle(track.current).direction === 'rtl' ? -1 : 1
    const target = Math.max(0, Math.min(index, slides.length - perView))
    track.current?.scrollTo({ left: target * step * direction, behavior: 'smooth' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowRight: first + 1, ArrowLeft: first - 1, Home: 0, End: slides.length }[
      readingKey(event.key)
    ]
    if (target === undefined || event.target !== track.current) return
    event.preventDefault()
    show(target)
  }

  // How many slides fit is known to the style sheet only.
  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  })

  return (
    <section className={styles.slider} aria-roledescription={t('carousel')} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul ref={track} className={styles.track} tabIndex={0} onScroll={look} onKeyDown={onKeyDown}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
          <li key={index} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {views > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label={t('Previous')}
            className={styles.arrow}
            disabled={first === 0}
            onClick={() => show(first - perView)}
          />
          <ol className={styles.dots}>
            {Array.from({ length: views }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their places
              <li key={index}>
                <button
                  ref={listens}
                  type="button"
                  className={styles.dot}
                  aria-label={t('Show part {number} of {count}', { number: index + 1, count: views })}
                  aria-current={index === view || undefined}
                  onClick={() => show(index * perView)}
                />
              </li>
            ))}
          </ol>
          <IconButton
            icon="chevron-right"
            label={t('Next')}
            className={styles.arrow}
            disabled={isLast}
            onClick={() => show(first + perView)}
          />
        </div>
      )}
    </section>
  )
}

/** From the start of one slide to the start of the next. */
function stepOf(track: HTMLElement | null) {
  const [one, two] = track?.children ?? []
  if (!one) return 0
  const start = (element: Element) => element.getBoundingClientRect().left
  return two ? Math.abs(start(two) - start(one)) : one.getBoundingClientRect().width
}

function placeOf(track: HTMLElement | null): Place | null {
  const step = stepOf(track)
  if (!track || step === 0) return null
  return {
    perView: Math.max(1, Math.round(track.clientWidth / step)),
    first: Math.round(Math.abs(track.scrollLeft) / step),
  }
}
