import { useEffect } from 'react'
import { useLazy } from '../../fast-pages/use-lazy.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Modal } from '../overlay/modal.tsx'
import { keepPages } from './kept-pages.ts'

interface Size {
  width: number
  height: number
}

export interface TidyProps {
  /** The file is called so. */
  name: string
  /** Under which the arrangement is kept over a reload: the call the file is for. */
  place: string
  /** Bytes that whoever asks for it allows; null where nobody says. */
  limit: number | null
  /** Bytes that can be handed over at all. */
  most: number
  /** The shape of the paper, for the frame of the camera. */
  paper: Size
  /** Begins with the camera. */
  startsWithCamera?: boolean
  doneLabel: string
  /** Takes the file; the arrangement is kept until `forgetTidied`. */
  onDone: (file: File) => void
}

interface Props extends TidyProps {
  open: boolean
  onClose: () => void
}

/**
 * Photographs and PDFs become one file here: turned, cut, put in order, made small enough. Nothing is sent: whoever opened it gets the file,
 * and the pages stay as they were arranged until `forgetTidied`.
 */
export function TidyPapers({ open, onClose, ...given }: Props) {
  const { loaded, load } = useLazy(
    () => import('./lazy/tidy-pages.tsx'),
    () => null,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for whenever it opens; once is enough
  useEffect(() => {
    if (open) void load()
  }, [open])
  return (
    <Modal open={open} onClose={onClose} title={given.name} size="l" steady>
      {loaded ? <loaded.Part {...given} isOpen={open} /> : <Skeleton shape="block" />}
    </Modal>
  )
}

/** The pages of this place are handed over, or not wanted any more. */
export const forgetTidied = (place: string) => keepPages(place, [])
