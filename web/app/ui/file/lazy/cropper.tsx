import { t } from '@sojourn/contract/words/t'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Button } from '../../button/button.tsx'
import { IconButton } from '../../button/icon-button.tsx'
import { Icon } from '../../text/icon.tsx'
import styles from '../avatar-crop.module.css'
import { CROP_SIZE, type Crop, MOST_ZOOM, moved, type Size, sourceOf, wholeCrop, zoomed } from '../crop.ts'

interface Props {
  file: File
  /** The picture that is cut out has so many pixels; without a size it is a round face. */
  size?: Size
  onCropped: (picture: Blob) => Promise<unknown>
}

const FACE: Size = { width: CROP_SIZE, height: CROP_SIZE }

const STEP = 0.03
const ZOOM_STEP = 0.1
const WHEEL = 0.002

const arrows = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

const moves = [
  { icon: 'arrow-left', label: t('Move left'), by: arrows.ArrowLeft },
  { icon: 'arrow-right', label: t('Move right'), by: arrows.ArrowRight },
  { icon: 'arrow-up', label: t('Move up'), by: arrows.ArrowUp },
  { icon: 'arrow-down', label: t('Move down'), by: arrows.ArrowDown },
] as const

export default function Cropper({ file, size = FACE, onCropped }: Props) {
  const aspect = size.width / size.height
  const { picture, failed } = usePicture(file)
  const [busy, setBusy] = useState(false)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const view = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (view.current && picture) draw(view.current, picture, crop)
  }, [picture, crop])

  const move = (by: Point) => picture && setCrop((old) => moved(old, picture, by, aspect))
  const zoomTo = (zoom: (old: number) => number) =>
    picture && setCrop((old) => zoomed(old, picture, zoom(old.zoom), aspect))
  useWheel(frame, picture, zoomTo)
  const fingers = useFingers(move, zoomTo)

  if (failed) return <p role="alert">{t('This picture cannot be read. Please choose another one.')}</p>

  async function keep() {
    if (!picture) return
    setBusy(true)
    try {
      await onCropped(await cut(picture, crop, { ...size, type: file.type }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.cropper}>
      <div
        ref={frame}
        className={size === FACE ? styles.window : styles.wide}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        aria-label={t('Your picture. The arrow keys move it, plus and minus zoom.')}
        onKeyDown={(event) => moveByKey(event, move, zoomTo)}
        {...fingers}
      >
        <canvas ref={view} width={size.width} height={size.height} className={styles.canvas} />
      </div>
      {/* Left is left in every language. */}
      <div className={styles.moves} dir="ltr">
        {moves.map(({ by, ...look }) => (
          <IconButton key={look.icon} {...look} onClick={() => move(by)} />
        ))}
      </div>
      <ZoomSlider zoom={crop.zoom} onZoom={(zoom) => zoomTo(() => zoom)} />
      <Button wide busy={busy} disabled={!picture} onClick={keep}>
        {t('Use this picture')}
      </Button>
    </div>
  )
}

const ZoomSlider = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => (
  <label className={styles.zoom}>
    <Icon name="minus" size="s" />
    <span data-hidden>{t('Zoom')}</span>
    <input
      type="range"
      min={1}
      max={MOST_ZOOM}
      step={0.01}
      value={zoom}
      aria-valuetext={`${Math.round(zoom * 100)}%`}
      onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
    />
    <Icon name="plus" size="s" />
  </label>
)

interface Point {
  x: number
  y: number
}

type Zoom = (zoom: (old: number) => number) => void

function moveByKey(event: KeyboardEvent, move: (by: Point) => void, zoomTo: Zoom) {
  const by = arrows[event.key as keyof typeof arrows]
  if (by) move(by)
  else if (event.key === '+' || event.key === '=') zoomTo((zoom) => zoom + ZOOM_STEP)
  else if (event.key === '-') zoomTo((zoom) => zoom - ZOOM_STEP)
  else return
  event.preventDefault()
}

function usePicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    let opened: ImageBitmap | undefined
    createImageBitmap(file).then(
      (bitmap) => {
        opened = bitmap
        if (gone) bitmap.close()
        else setPicture(bitmap)
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
      opened?.close()
    }
  }, [file])
  return { picture, failed }
}

/** React listens for wheels passively, where the page cannot be kept from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, picture: ImageBitmap | null, zoomTo: Zoom) {
  const zoomBy = useEffectEvent((event: WheelEvent) => zoomTo((zoom) => zoom * (1 - event.deltaY * WHEEL)))
  useEffect(() => {
    const element = frame.current
    if (!element || !picture) return
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      zoomBy(event)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, picture])
}

/** One finger moves the picture, two stretch it. */
function useFingers(move: (by: Point) => void, zoomTo: Zoom) {
  const fingers = useRef(new Map<number, Point>())
  const onPointerEnd = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      if (other) return zoomTo((zoom) => (zoom * distance(now, other)) / Math.max(1, distance(before, other)))
      const side = event.currentTarget.clientHeight
      move({ x: (now.x - before.x) / side, y: (now.y - before.y) / side })
    },
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { x, y, width, height } = sourceOf(crop, picture, canvas.width / canvas.height)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

function cut(
  picture: ImageBitmap,
  crop: Crop,
  { width, height, type }: Size & { type: string },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      // Only a JPEG has surely nothing one can see through, which would turn black in it.
      type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
      0.92,
    ),
  )
}
