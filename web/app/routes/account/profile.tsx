import { ProfilePage } from '../../account/profile-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Profile')

export default ProfilePage
