import { t } from '@sojourn/contract/words/t'
import css from './profile-notices.module.css'

const LeavingNotice = ({ name }: { name: string }) => (
  <p className={css.notice}>
    {t('{name} is leaving Sojourn and takes no new orders or questions.', { name })}
  </p>
)

export default LeavingNotice
