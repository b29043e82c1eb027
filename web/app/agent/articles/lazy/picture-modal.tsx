import { pictureFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FileDrop } from '../../../ui/file/file-drop.tsx'
import type { Upload } from '../../../ui/file/upload-file.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Stack } from '../../../ui/text/layout.tsx'
import type { SentPicture } from '../words-field.tsx'

interface Props {
  open: boolean
  upload: Upload<{ data: SentPicture }>
  onPicture: (picture: SentPicture, alt: string) => void
  onClose: () => void
}

/** Takes a picture, and the words that are read aloud in its place. */
export function PictureModal({ open, upload, onPicture, onClose }: Props) {
  const [sent, setSent] = useState<SentPicture>()
  const [problem, setProblem] = useState<string>()

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sent) return setProblem(pictureFile.messages.missing)
    onPicture(sent, String(new FormData(event.currentTarget).get('alt')).trim())
  }

  return (
    <Modal open={open} onClose={onClose} title={t('Add a picture')}>
      <form onSubmit={add} noValidate>
        <Stack gap={4}>
          <FileDrop
            label={t('Picture')}
            name="file"
            required
            error={problem}
            rule={pictureFile}
            upload={upload}
            onUploaded={({ data }) => {
              setSent(data)
              setProblem(undefined)
            }}
            onRemoved={() => setSent(undefined)}
          />
          <TextInput
            label={t('Description')}
            name="alt"
            maxLength={300}
            help={t('Describe what the picture shows. Screen readers read it aloud.')}
          />
          <Button type="submit">{t('Add picture')}</Button>
        </Stack>
      </form>
    </Modal>
  )
}
