import { documentFile } from '@sojourn/contract/calls/file'
import { PAPER_SIZES, paperKind, sizeLimitOf } from '@sojourn/contract/ground/paper-words'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { rememberAsMade } from '../ui/file/made-files.ts'
import { TidyPapers } from '../ui/papers/tidy-papers.tsx'
import { useCamera } from '../ui/papers/use-camera.ts'
import { rich } from '../words/rich.tsx'

interface Props {
  asked: string
  /** The call that takes the file. */
  place: string
  doneLabel: string
  onDone: (file: File) => void
}

/** Photographs of pages become the file of a document: by the camera, or from what is there already. */
export function TidyDocument({ asked, place, doneLabel, onDone }: Props) {
  const [opened, setOpened] = useState<'pages' | 'camera'>()
  const camera = useCamera()
  const [isOpen, setOpen] = useState(false)
  const open = (start: 'pages' | 'camera') => {
    setOpened(start)
    setOpen(true)
  }
  return (
    <>
      {camera === 'live' && (
        <Button variant="quiet" size="s" icon="camera" onClick={() => open('camera')}>
          {rich('Take a photo<span> of {asked}</span>', {
            asked,
            span: (words) => <span data-hidden>{words}</span>,
          })}
        </Button>
      )}
      <Button variant="quiet" size="s" icon="edit" onClick={() => open('pages')}>
        {rich('Put pages together<span> for {asked}</span>', {
          asked,
          span: (words) => <span data-hidden>{words}</span>,
        })}
      </Button>
      {opened && (
        <TidyPapers
          open={isOpen}
          onClose={() => setOpen(false)}
          name={asked}
          place={place}
          limit={sizeLimitOf(asked)}
          most={documentFile.maxBytes}
          paper={PAPER_SIZES[paperKind(asked)]}
          startsWithCamera={opened === 'camera'}
          doneLabel={doneLabel}
          onDone={(file) => {
            setOpen(false)
            rememberAsMade(file)
            onDone(file)
          }}
        />
      )}
    </>
  )
}
