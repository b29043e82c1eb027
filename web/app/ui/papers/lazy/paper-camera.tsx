import { t } from '@sojourn/contract/words/t'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Spinner } from '../../button/spinner.tsx'
import { frameOf, keptOf } from '../frame-of.ts'
import type { Box } from '../page-box.ts'
import css from './paper-camera.module.css'

interface Size {
  width: number
  height: number
}

interface Props {
  paper: Size
  name: string
  onTaken: (photo: File, box: Box) => void
  onClose: () => void
  /** There is no picture: it was not allowed, or another program has the camera. */
  onRefused: () => void
}

/** The largest picture a camera gives while it runs. */
const ASKED = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } },
}

/** The picture of the camera with a frame in the shape of the paper: what lies in it is kept. */
export function PaperCamera({ paper, name, onTaken, onClose, onRefused }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [isTaking, setTaking] = useState(false)
  const refused = useRef(onRefused)
  refused.current = onRefused

  useStream(video, refused)

  async function take() {
    const shown = video.current
    if (!shown || !size) return
    setTaking(true)
    try {
      onTaken(await photoOf(shown, name), keptOf(frameOf(size, paper)))
    } catch {
      refused.current()
    }
  }

  return (
    <div className={css.whole}>
      <p>{t('Lay the paper into the frame, with light from the side. All four corners have to be seen.')}</p>
      <div className={css.picture}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('What the camera sees')}
          className={css.video}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSize({ width, height })
          }
        />
        {size ? (
          <Frame box={frameOf(size, paper)} />
        ) : (
          <span className={css.wait}>
            <Spinner large />
          </span>
        )}
      </div>
      <div className={css.acts}>
        <Button variant="quiet" onClick={onClose}>
          {t('Back to the pages')}
        </Button>
        <Button icon="camera" disabled={!size} busy={isTaking} onClick={() => void take()}>
          {t('Take the photo')}
        </Button>
      </div>
    </div>
  )
}

const Frame = ({ box: { x, y, width, height } }: { box: Box }) => (
  <div
    className={css.frame}
    style={{
      insetBlockStart: percent(y),
      insetInlineStart: percent(x),
      inlineSize: percent(width),
      blockSize: percent(height),
    }}
  />
)

/** The camera runs as long as its picture is shown. */
function useStream(video: RefObject<HTMLVideoElement | null>, refused: RefObject<() => void>) {
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    navigator.mediaDevices.getUserMedia(ASKED).then(
      (given) => {
        stream = given
        if (isOver) stop(given)
        else if (video.current) video.current.srcObject = given
      },
      () => isOver || refused.current(),
    )
    return () => {
      isOver = true
      if (stream) stop(stream)
    }
  }, [video, refused])
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The light of the camera goes out. */
function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

async function photoOf(video: HTMLVideoElement, name: string) {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', 0.92)
  const photo = await promise
  if (!photo) throw new Error('the camera gave no picture')
  return new File([photo], `${name}.jpg`, { type: 'image/jpeg', lastModified: Date.now() })
}
