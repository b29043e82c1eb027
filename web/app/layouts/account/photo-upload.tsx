import type { Account } from '@sojourn/contract/people/account'
import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { AvatarCrop } from '../../ui/file/avatar-crop.tsx'
import { uploadTo } from '../../ui/file/upload-file.ts'

const upload = uploadTo<{ data: Account }>('/account/profile-picture', 'PUT')
export const PICTURE_FAILED = t('The picture could not be saved. Please try again.')

/** Takes a picture of oneself, wherever it is asked for. */
export function PhotoUpload({ label }: { label: string }) {
  const { keep } = useOwnAccount()

  async function put(picture: Blob) {
    try {
      const watch = { onProgress: () => {}, signal: new AbortController().signal }
      keep((await upload(fileOf(picture), watch)).data)
      toast.success(t('Your picture is saved'))
    } catch (error) {
      toast.error(sentenceOf(error, PICTURE_FAILED))
      throw error
    }
  }

  return <AvatarCrop label={label} onCropped={put} />
}

const fileOf = (picture: Blob) =>
  new File([picture], picture.type === 'image/png' ? 'picture.png' : 'picture.jpg', { type: picture.type })
