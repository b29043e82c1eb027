import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { PhotoUpload, PICTURE_FAILED } from '../../layouts/account/photo-upload.tsx'
import { useOwnAccount } from '../../session/own-account.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import css from './picture-panel.module.css'

/** The face others see, cut round by oneself. */
export function PicturePanel() {
  const { account, keep } = useOwnAccount()
  const [isAsked, setAsked] = useState(false)
  const action = useAction(PICTURE_FAILED)

  async function remove() {
    const done = await action.run(async () =>
      keep((await browserApi('DELETE /account/profile-picture')).data),
    )
    if (!done) return
    setAsked(false)
    toast.success(t('Your picture is removed'))
  }

  return (
    <div className={css.whole}>
      <Avatar id={account.uuid} name={account.fullname} picture={account.profile_picture} size="xl" alone />
      <div className={css.ways}>
        <PhotoUpload label={account.profile_picture ? t('Change picture') : t('Add a picture')} />
        {account.profile_picture && (
          <Button variant="quiet" size="s" icon="trash" onClick={() => setAsked(true)}>
            {t('Remove')}
          </Button>
        )}
      </div>
      <ConfirmModal
        open={isAsked}
        title={t('Remove your picture?')}
        confirm={t('Remove')}
        danger
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        {t('Your initials are shown instead.')}
      </ConfirmModal>
    </div>
  )
}
