import { useEffect, useState } from 'react'

/** How a photo can be taken: with the live picture in the page, with the phone's own camera, or not at all. */
export type Camera = 'live' | 'chooser' | null

/** Null until it is known. Asking which devices are there asks nobody for leave. */
export function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>(null)
  useEffect(() => {
    let isOver = false
    void findCamera().then((found) => isOver || setCamera(found))
    return () => {
      isOver = true
    }
  }, [])
  return camera
}

async function findCamera(): Promise<Camera> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => [])
  if (devices) return devices.some(({ kind }) => kind === 'videoinput') ? 'live' : null
  // Only phones and tablets have a camera behind such an input; elsewhere it is one more file chooser.
  return navigator.maxTouchPoints > 0 ? 'chooser' : null
}
