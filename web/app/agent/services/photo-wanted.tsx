import { t } from '@sojourn/contract/words/t'
import { PhotoUpload } from '../../layouts/account/photo-upload.tsx'
import { useAccount } from '../../session/use-account.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** An agent who published before a photo was asked for is asked for one, and goes on being found without. */
export function PhotoWanted() {
  const { profile_picture } = useAccount()
  if (profile_picture) return null
  return (
    <Banner dismissible action={<PhotoUpload label={t('Add a photo of yourself')} />}>
      {t(
        'Please add a photo of yourself. Clients hire people whose face they know. Your services stay public.',
      )}
    </Banner>
  )
}
