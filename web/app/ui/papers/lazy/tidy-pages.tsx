import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { pending } from '../../../fast-pages/pending.ts'
import { Button } from '../../button/button.tsx'
import { Banner } from '../../feedback/banner.tsx'
import { sizeText } from '../../file/file-rules.ts'
import { useDrop } from '../../file/use-drop.ts'
import { classes } from '../../text/classes.ts'
import { listed } from '../../text/listed.ts'
import { Said } from '../../text/said.tsx'
import { PaperRefused } from '../paper-limits.ts'
import type { TidyProps } from '../tidy-papers.tsx'
import { useCamera } from '../use-camera.ts'
import { AddPages } from './add-pages.tsx'
import { CutPage } from './cut-page.tsx'
import { makeFile } from './make-file.ts'
import { PageRow } from './page-row.tsx'
import { PaperCamera } from './paper-camera.tsx'
import css from './tidy-pages.module.css'
import { useTidied } from './use-tidied.ts'

interface Props extends TidyProps {
  isOpen: boolean
}

/** Everything that can be done with pages before they are handed over. */
export default function TidyPages(given: Props) {
  const { name, place, limit, most, paper, startsWithCamera = false, doneLabel, onDone, isOpen } = given
  const tidied = useTidied(place)
  const { pages, sources, problems, said, isOpening } = tidied
  const camera = useCamera()
  const [isFilming, setFilming] = useState(startsWithCamera)
  const [isRefused, setRefused] = useState(false)
  const [cutting, setCutting] = useState<string>()
  const { isOver, drop } = useDrop(tidied.add)
  const photos = useRef(0)
  const rest = useRef<HTMLDivElement>(null)

  // Another slot button opens the same dialog anew.
  useEffect(() => {
    if (isOpen) setFilming(startsWithCamera)
  }, [isOpen, startsWithCamera])

  const previewOf = ({ source, number }: (typeof pages)[number]) =>
    sources.get(source.key)?.previews[number] ?? null
  const missing = pages.filter((page) => !previewOf(page))
  const goal = Math.min(limit ?? most, most)
  const { isMaking, tooLarge, hand } = useHandOver({ tidied, name, goal, onDone })
  const isLive = camera === 'live' && !isRefused

  const chosen = cutting && pages.find(({ id }) => id === cutting)
  const preview = chosen && previewOf(chosen)
  if (chosen && preview)
    return (
      <CutPage
        {...{ preview, turns: chosen.turns, box: chosen.box, number: pages.indexOf(chosen) + 1 }}
        onCut={(box) => tidied.cut(chosen.id, box)}
        onClose={() => setCutting(undefined)}
      />
    )
  if (isFilming && isLive && isOpen)
    return (
      <PaperCamera
        paper={paper}
        name={t('Photo {number}', { number: photos.current + 1 })}
        onClose={() => setFilming(false)}
        onRefused={() => {
          setRefused(true)
          setFilming(false)
        }}
        onTaken={(photo, box) => {
          photos.current += 1
          setFilming(false)
          void tidied.add([photo], { isTaken: true, box })
        }}
      />
    )

  return (
    <div ref={rest} className={classes(css.whole, isOver && css.over)} {...drop}>
      <Lead isEmpty={pages.length === 0} limit={limit} />
      <Told missing={missing} problems={problems} isRefused={isRefused} />
      {pages.length > 0 && (
        <ol className={css.pages}>
          {pages.map((page, at) => (
            <PageRow
              key={page.id}
              {...{ page, place: at, count: pages.length, preview: previewOf(page) }}
              onTurn={() => tidied.turn(page.id)}
              onCut={() => setCutting(page.id)}
              onRemove={() => {
                tidied.remove(page.id)
                rest.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
              }}
              onMove={(to) => tidied.move(page.id, to)}
            />
          ))}
        </ol>
      )}
      <AddPages
        count={pages.length}
        add={tidied.add}
        {...{ camera, isLive }}
        onFilm={() => setFilming(true)}
      />
      {tooLarge && <TooLarge size={tooLarge.size} goal={goal} most={most} />}
      <div className={css.acts}>
        {tooLarge && tooLarge.size <= most ? (
          <Button onClick={() => onDone(tooLarge)}>{t('{act} all the same', { act: doneLabel })}</Button>
        ) : (
          <Button
            busy={isMaking || isOpening}
            disabled={pages.length === 0 || missing.length > 0}
            onClick={() => void pending(hand())}
          >
            {doneLabel}
          </Button>
        )}
      </div>
      <Said>{said}</Said>
    </div>
  )
}

const Lead = ({ isEmpty, limit }: { isEmpty: boolean; limit: Props['limit'] }) => (
  <p className={css.lead}>
    {isEmpty
      ? t(
          'Choose photographs of the pages or a PDF. You can turn them, cut their edges and put them in order; they become one file.',
        )
      : t(
          'One file is made of these pages, in this order. Nothing is sent before you press the last button.',
        )}
    {limit !== null &&
      ` ${t('It will be made smaller than {size}, as the list asks.', { size: sizeText(limit) })}`}
  </p>
)

type Tidied = ReturnType<typeof useTidied>

interface HandOver extends Pick<TidyProps, 'name' | 'onDone'> {
  tidied: Tidied
  goal: number
}

function useHandOver({ tidied, name, goal, onDone }: HandOver) {
  const { pages, sources, setProblems } = tidied
  const [isMaking, setMaking] = useState(false)
  const [tooLarge, setTooLarge] = useState<File>()

  // A file that was made of other pages is none of these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the pages
  useEffect(() => setTooLarge(undefined), [pages])

  async function hand() {
    setMaking(true)
    setProblems([])
    try {
      const file = await makeFile({ pages, sources, name: fileNameOf(name), limit: goal })
      if (file.size > goal) setTooLarge(file)
      else onDone(file)
    } catch (error) {
      setProblems([
        error instanceof PaperRefused
          ? error.message
          : t('The pages could not be put together. Please try again with fewer or smaller pages.'),
      ])
    } finally {
      setMaking(false)
    }
  }

  return { isMaking, tooLarge, hand }
}

interface ToldProps {
  missing: { source: { name: string } }[]
  problems: readonly string[]
  isRefused: boolean
}

const Told = ({ missing, problems, isRefused }: ToldProps) => (
  <>
    {missing.length > 0 && (
      <Banner tone="warning">
        {t(
          '{count, plural, one {The page was loaded again. Your order is kept, but a picture must be chosen again: {names}.} other {The page was loaded again. Your order is kept, but pictures must be chosen again: {names}.}}',
          {
            count: missing.length,
            names: listed([...new Set(missing.map(({ source }) => source.name))]),
          },
        )}
      </Banner>
    )}
    {isRefused && (
      <Banner tone="info">
        {t(
          'The camera is not allowed here or is in use. You can choose a photo instead, or allow the camera in your browser’s settings.',
        )}
      </Banner>
    )}
    {problems.length > 0 && (
      <ul className={css.problems} role="alert">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    )}
  </>
)

const TooLarge = ({ size, goal, most }: { size: number; goal: number; most: number }) => (
  <Banner tone="warning">
    {size > most
      ? t(
          'It has {size} and cannot be made smaller without becoming hard to read; a file may have {most}. Take pages out.',
          { size: sizeText(size), most: sizeText(most) },
        )
      : t(
          'It has {size} and cannot be made smaller without becoming hard to read; the list asks for {most}. Take pages out, or hand it over all the same.',
          { size: sizeText(size), most: sizeText(goal) },
        )}
  </Banner>
)

/** The name can be that of a file on every device. */
const fileNameOf = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{Nd} ,.()-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '') || t('Pages')
