import type { Account } from '@sojourn/contract/people/account'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { AvatarCrop } from '../../ui/file/avatar-crop.tsx'
import { uploadTo } from '../../ui/file/upload-file.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import css from './picture-panel.module.css'

const upload = uploadTo<{ data: Account }>('/account/profile-picture', 'PUT')
const FAILED = 'The picture could not be saved. Please try again.'

/** The face others see, cut round by oneself. */
export function PicturePanel() {
  const { account, keep } = useOwnAccount()
  const [isAsked, setAsked] = useState(false)
  const action = useAction(FAILED)

  async function put(picture: Blob) {
    try {
      const watch = { onProgress: () => {}, signal: new AbortController().signal }
      keep((await upload(fileOf(picture), watch)).data)
      toast.success('Your picture is saved')
    } catch (error) {
      toast.error(sentenceOf(error, FAILED))
      throw error
    }
  }

  async function remove() {
    const done = await action.run(async () =>
      keep((await browserApi('DELETE /account/profile-picture')).data),
    )
    if (!done) return
    setAsked(false)
    toast.success('Your picture is removed')
  }

  return (
    <div className={css.whole}>
      <Avatar id={account.uuid} name={account.fullname} picture={account.profile_picture} size="xl" alone />
      <div className={css.ways}>
        <AvatarCrop label={account.profile_picture ? 'Change picture' : 'Add a picture'} onCropped={put} />
        {account.profile_picture && (
          <Button variant="quiet" size="s" icon="trash" onClick={() => setAsked(true)}>
            Remove
          </Button>
        )}
      </div>
      <ConfirmModal
        open={isAsked}
        title="Remove your picture?"
        confirm="Remove"
        danger
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        Your initials are shown instead.
      </ConfirmModal>
    </div>
  )
}

const fileOf = (picture: Blob) =>
  new File([picture], picture.type === 'image/png' ? 'picture.png' : 'picture.jpg', { type: picture.type })
