import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Spinner } from '../ui/button/spinner.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Progress } from '../ui/feedback/progress.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { TextInput } from '../ui/form/text-input.tsx'
import { ConfirmModal } from '../ui/overlay/confirm-modal.tsx'
import { Modal } from '../ui/overlay/modal.tsx'
import { Row } from '../ui/text/layout.tsx'
import { Part } from './kit-section.tsx'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function Feedback() {
  const [open, setOpen] = useState<'modal' | 'confirm' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Toasts />
      <Part title="Modal, ConfirmModal, drawer">
        <Row>
          <Button id="kit-modal" variant="secondary" onClick={() => setOpen('modal')}>
            Modal
          </Button>
          <Button id="kit-confirm" variant="secondary" onClick={() => setOpen('confirm')}>
            Confirm
          </Button>
          <Button id="kit-drawer" variant="secondary" onClick={() => setOpen('drawer')}>
            Drawer
          </Button>
        </Row>
        <Modal
          open={open === 'modal'}
          onClose={close}
          title="Verify Email"
          actions={<Button onClick={() => toast.success('Verified')}>Verify</Button>}
        >
          <TextInput label="Code" help="We sent five digits to amara@example.org." required />
        </Modal>
        <ConfirmModal
          open={open === 'confirm'}
          onClose={close}
          title="Update Timezone"
          confirm="Update"
          onConfirm={async () => {
            await wait(1200)
            close()
            toast.success('Timezone updated sucessfully!')
          }}
        >
          Your browser is in Europe/Zurich, your account in America/Toronto. Meetings are shown in the zone of
          your account.
        </ConfirmModal>
        <Modal open={open === 'drawer'} onClose={close} title="Filters" drawer>
          <TextInput label="Language" />
        </Modal>
      </Part>
      <Banners />
      <Waiting />
    </>
  )
}

const Toasts = () => (
  <Part title="Toasts">
    <Row>
      <Button
        id="kit-toast"
        variant="secondary"
        onClick={() => toast.success('Timezone updated sucessfully!')}
      >
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast.error('Error occurred, try again')}>
        Error
      </Button>
    </Row>
  </Part>
)

const Banners = () => (
  <Part title="Banner" wide>
    <Banner tone="warning" action={<Button variant="quiet">Verify email</Button>}>
      Please verify your email, so that agents can answer you.
    </Banner>
    <Banner dismissible action={<Button variant="quiet">Update timezone</Button>}>
      Your browser is in Europe/Zurich, your account in America/Toronto.
    </Banner>
  </Part>
)

const Waiting = () => (
  <Part title="Progress and Spinner">
    <Progress label="passport-scan.pdf" value={0.42} />
    <Progress label="Checking" />
    <Row>
      <Spinner />
      <Spinner large />
    </Row>
  </Part>
)
