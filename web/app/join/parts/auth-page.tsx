import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { classes } from '../../ui/text/classes.ts'
import drawings from '../../ui/text/icons.svg?url'
import css from './auth-page.module.css'

interface Props {
  form: string
  title: string
  lead?: ReactNode
  stub: ReactNode
  /** The browser alone knows how far somebody is: the sheet has room for this from the start. */
  room?: 'code' | 'answer'
  children: ReactNode
}

/** One step of joining, signing in or recovering: an entry form and its stub. */
export const AuthPage = ({ form, title, lead, stub, room, children }: Props) => (
  <div className={css.slip}>
    <div className={classes(css.form, room && css[room])}>
      <p className={css.letterhead} aria-hidden="true">
        <span>{t('Entry form')}</span>
        <span>{form}</span>
      </p>
      <h1>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
    <aside className={css.stub} aria-label={t('About this step')}>
      {stub}
      <svg className={css.bars} viewBox="0 0 90 40" preserveAspectRatio="none" aria-hidden="true">
        <use href={`${drawings}#drawn-bars`} />
      </svg>
    </aside>
  </div>
)
