import { type DragEvent, useState } from 'react'

/** Files can be dropped on the element that spreads `drop`. */
export function useDrop(onFiles: (files: File[]) => unknown) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        void onFiles([...event.dataTransfer.files])
      },
    },
  }
}
