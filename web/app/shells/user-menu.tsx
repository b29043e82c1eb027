import { Avatar } from '../ui/avatar.tsx'
import { Menu } from '../ui/menu.tsx'
import type { ShellAccount } from './account.ts'
import { menusOf } from './menus.ts'
import css from './user-menu.module.css'

interface Props {
  account: ShellAccount
  logOut: () => void
}

/** Whose account this is, where it leads, and the way out. */
export function UserMenu({ account, logOut }: Props) {
  const { fullname, uuid, profile_picture } = account
  return (
    <Menu
      label="Your account"
      triggerClass={css.trigger}
      trigger={<Avatar id={uuid} name={fullname} picture={profile_picture} />}
      header={fullname}
      entries={[
        ...menusOf(account).user.map(({ name, to, icon }) => ({ label: name, to, icon })),
        { label: 'Logout', icon: 'logout', apart: true, onSelect: logOut },
      ]}
    />
  )
}
