import { useEffect, useState } from 'react'
import { useSocket } from '../../session/socket/socket.ts'

/** Most lines come, or come back, sooner: nobody has to read of it. */
const SILENT_MS = 1500
/** After that somebody should know that nothing comes or goes. */
const CONNECTING_MS = 6000

/** How the line stands, as it is told: a short cut is not, a longer one is being mended, a long one is away. */
export function useLine() {
  const isReady = useSocket().state === 'ready'
  const [told, tell] = useState<'ready' | 'connecting' | 'away'>('ready')
  useEffect(() => {
    if (isReady) return tell('ready')
    const timers = [
      setTimeout(() => tell('connecting'), SILENT_MS),
      setTimeout(() => tell('away'), CONNECTING_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [isReady])
  return isReady ? 'ready' : told
}
