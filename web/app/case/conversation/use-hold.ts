import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

const HOLD_MS = 500
/** A finger that moves further scrolls. */
const STILL_PX = 10

/** Acts when a finger rests on a part; a mouse has its buttons. */
export function useHold(act: (part: HTMLElement) => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const letGo = useCallback(() => {
    if (held.current) clearTimeout(held.current.timer)
    held.current = null
  }, [])
  useEffect(() => letGo, [letGo])
  return {
    onPointerDown({ pointerType, currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'touch') return
      letGo()
      held.current = { timer: setTimeout(() => act(currentTarget), HOLD_MS), x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!held.current) return
      if (Math.hypot(clientX - held.current.x, clientY - held.current.y) > STILL_PX) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
