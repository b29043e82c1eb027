import { pictureFile } from '@sojourn/contract/calls/file'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { acceptOf, fileProblem, ruleText } from '../../../ui/file/file-rules.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Stack } from '../../../ui/text/layout.tsx'

interface Props {
  open: boolean
  /** Sends it and puts it into the text. */
  onPicture: (file: File, alt: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a picture, and what it shows to those who cannot see it. */
export function PictureModal({ open, onPicture, onClose }: Props) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const file = data.get('file')
    const wrong =
      file instanceof File && file.name ? fileProblem(file, pictureFile) : pictureFile.messages.missing
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      await onPicture(file as File, String(data.get('alt')).trim())
      form.reset()
      onClose()
    } catch (error) {
      setProblem(sentenceOf(error, 'The picture could not be saved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal open={open} onClose={onClose} title="Picture">
      <form onSubmit={add} noValidate>
        <Stack gap={4}>
          <Field label="Picture" name="file" required error={problem} help={`${ruleText(pictureFile)}.`}>
            {(field) => <input {...field} type="file" accept={acceptOf(pictureFile)} />}
          </Field>
          <TextInput label="What it shows" name="alt" help="Read aloud to people who cannot see it." />
          <Button type="submit" busy={busy}>
            Add picture
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
