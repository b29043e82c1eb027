import { roomOf } from '@sojourn/contract/paths/start-of'
import type { Notice } from '@sojourn/contract/talk/notifications'
import { t } from '@sojourn/contract/words/t'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ShellAccount } from '../../session/account.ts'
import { switchMode } from '../../session/switch-mode.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { classes } from '../../ui/text/classes.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { WholeRefs } from '../../ui/text/whole-refs.tsx'
import { noticeIcons } from './notice-icons.ts'
import css from './notice-row.module.css'
import { readNotice } from './read-notices.ts'

interface Props {
  notice: Notice
  account: Pick<ShellAccount, 'role' | 'switched'>
}

export function NoticeRow({ notice, account }: Props) {
  const { kind, title, about, path, mode, is_read, created_at } = notice
  const navigate = useNavigate()
  const isElsewhere = mode !== roomOf(account.role)

  async function open(event: MouseEvent) {
    const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    const reading = readNotice(notice)
    if (!isElsewhere || inNewTab) return
    event.preventDefault()
    await reading
    // The page itself says why a switch is refused.
    await switchMode(account, path).catch(() => navigate(path))
  }

  return (
    <Link to={path} className={classes(css.row, !is_read && css.unread)} onClick={open}>
      <span className={css.icon}>
        <Icon name={noticeIcons[kind]} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {!is_read && <span data-hidden>{t('Unread:')} </span>}
          {title}
        </span>
        {about && (
          <span className={css.about} dir="auto">
            <WholeRefs in={about} />
          </span>
        )}
        <span className={css.when}>
          <RelativeTime value={created_at.date} />
          {isElsewhere && <Pill>{mode === 'agent' ? t('Agent Mode') : t('Client Mode')}</Pill>}
        </span>
      </span>
      {!is_read && <span className={css.dot} aria-hidden="true" />}
    </Link>
  )
}
