import { HELLO_LEEWAY_SECONDS, HELLO_SECONDS } from '@sojourn/contract/talk/hello-words'
import { t } from '@sojourn/contract/words/t'

/** A browser checks a video before it is sent: that it plays, how long it is, and a picture of it. */
export async function lookAtVideo(file: File): Promise<{ problem: string } | { poster: File | null }> {
  const address = URL.createObjectURL(file)
  const film = document.createElement('video')
  try {
    film.muted = true
    film.playsInline = true
    film.preload = 'auto'
    film.src = address
    await heard(film, 'loadeddata')
    // A recorder's own film says no length; the server reads it from the frames.
    if (Number.isFinite(film.duration) && film.duration > HELLO_SECONDS + HELLO_LEEWAY_SECONDS)
      return {
        problem: t('Your video is longer than {count} seconds. Please cut it and choose it again.', {
          count: HELLO_SECONDS,
        }),
      }
    return { poster: await drawn(film).catch(() => null) }
  } catch {
    return {
      problem: t(
        'Your browser cannot play this video, and neither could others. Please save it as MP4 or WebM.',
      ),
    }
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const PATIENCE_MS = 15_000

function heard(film: HTMLVideoElement, event: 'loadeddata' | 'seeked') {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  film.addEventListener(event, () => resolve(), { once: true })
  film.addEventListener('error', () => reject(new Error('It does not play')), { once: true })
  const timer = setTimeout(() => reject(new Error('It does not come')), PATIENCE_MS)
  return promise.finally(() => clearTimeout(timer))
}

/** A second into it: many films begin dark. */
async function drawn(film: HTMLVideoElement) {
  const seeking = heard(film, 'seeked')
  film.currentTime = Math.min(1, Number.isFinite(film.duration) ? film.duration / 2 : 0)
  await seeking
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return picture && new File([picture], 'poster.jpg', { type: 'image/jpeg' })
}
