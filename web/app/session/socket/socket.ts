import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { deviceId } from '../../api/device.ts'
import { readNonce, refreshNonce } from '../../api/nonce.ts'
import { SocketConnection, type SocketSnapshot } from './socket-connection.ts'

/** The connection of this tab. It opens once a part that only signed-in people have says so. */
export const connection = new SocketConnection({
  open: (protocols) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`, protocols),
  token: readNonce,
  renew: refreshNonce,
  device: deviceId,
  random: Math.random,
})

const NONE: SocketSnapshot = { state: 'disconnected', unread: null, last: null }

export const useSocket = () => useSyncExternalStore(connection.watch, connection.snapshot, () => NONE)

/** Keeps the connection open while the part is there, and opens it at once where the network comes back. */
export function useOpenSocket() {
  useEffect(() => {
    connection.connect()
    const comeBack = () => {
      if (document.visibilityState === 'visible') connection.connect()
    }
    window.addEventListener('online', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      window.removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
      connection.disconnect()
    }
  }, [])
}

/** `onResumed`: something may have been missed. */
export function useFrames(onFrame: (frame: ServerFrame) => void, onResumed: () => void) {
  const heard = useEffectEvent(onFrame)
  const resumed = useEffectEvent(onResumed)
  useEffect(() => {
    const stops = [connection.hear((frame) => heard(frame)), connection.onResumed(() => resumed())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
