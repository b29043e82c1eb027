import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import type { ShellAccount } from '../../session/account.ts'
import { otherMode } from '../../session/switch-mode.ts'
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { ModeSwitch } from '../own/mode-switch.tsx'
import { ownMenusOf } from './own-menus.ts'
import css from './user-menu.module.css'

interface Props {
  account: ShellAccount
  logOut: () => void
}

export function UserMenu({ account, logOut }: Props) {
  const { fullname, uuid, profile_picture, role, suspension } = account
  const [isSwitching, setSwitching] = useState(false)
  const change: MenuEntry = {
    label: otherMode(role) === 'consultant' ? t('Switch to Agent Mode') : t('Switch to Client Mode'),
    icon: 'refresh',
    apart: true,
    onSelect: () => setSwitching(true),
  }
  return (
    <>
      <Menu
        label={t('Your account')}
        triggerClass={css.trigger}
        trigger={<Avatar id={uuid} name={fullname} picture={profile_picture} />}
        header={<bdi>{fullname}</bdi>}
        entries={[
          ...(suspension
            ? []
            : ownMenusOf(account.role).user.map(({ name, to, icon }) => ({ label: name, to, icon }))),
          ...(suspension || role === 'staff' ? [] : [change]),
          { label: t('Logout'), icon: 'logout', apart: !suspension, onSelect: logOut },
        ]}
      />
      <ModeSwitch account={account} open={isSwitching} onClose={() => setSwitching(false)} />
    </>
  )
}
