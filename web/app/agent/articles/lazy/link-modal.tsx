import { t } from '@sojourn/contract/words/t'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Row, Stack } from '../../../ui/text/layout.tsx'
import { linkAddress } from './link-address.ts'

interface Props {
  open: boolean
  /** The link there is. */
  href: string
  onLink: (href: string | null) => void
  onClose: () => void
}

/** Asks where the marked words lead. */
export function LinkModal({ open, href, onLink, onClose }: Props) {
  const [problem, setProblem] = useState<string>()

  function link(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = linkAddress(String(new FormData(event.currentTarget).get('href')))
    if (!address) return setProblem(t('Enter a web address, such as https://www.example.org'))
    setProblem(undefined)
    onLink(address)
  }

  return (
    <Modal open={open} onClose={onClose} title={t('Link')}>
      <form onSubmit={link} noValidate>
        <Stack gap={4}>
          <TextInput
            label={t('Web address')}
            name="href"
            type="url"
            inputMode="url"
            maxLength={2000}
            required
            defaultValue={href}
            error={problem}
          />
          <Row gap={3}>
            <Button type="submit">{t('Add link')}</Button>
            {href && (
              <Button variant="secondary" onClick={() => onLink(null)}>
                {t('Remove link')}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Modal>
  )
}
