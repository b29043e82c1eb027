import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/text/icon.tsx'
import { listed } from '../../ui/text/listed.ts'
import { rich } from '../../words/rich.tsx'
import { AboutItem } from '../visas/facts/about-item.tsx'
import { itemLine } from '../visas/facts/item-line.ts'
import css from './fact-list.module.css'
import type { FactGroup } from './fact-rows.ts'

export const FactList = ({ groups }: { groups: readonly FactGroup[] }) =>
  groups.map(({ rows, source, site, checked, isOld, isLikely, check }) => (
    <div key={`${source} ${checked} ${isLikely}`} className={css.group}>
      <dl>
        {rows.map(({ name, lines, note, inEnglish }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) =>
              typeof line === 'string' ? (
                <dd key={line} {...(inEnglish && { lang: 'en', dir: 'ltr' })}>
                  {line}
                </dd>
              ) : (
                <dd key={itemLine(line)}>
                  {line.isTotal ? (
                    t('{amount}, in all', { amount: line.amount })
                  ) : (
                    <>
                      {line.amount}
                      {t(', ')}
                      <AboutItem item={line} />
                    </>
                  )}
                </dd>
              ),
            )}
            {note && (
              <dd className={css.note} lang="en" dir="ltr">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={css.source}>
        {isOld && !check && <strong>{checked ? t('May be out of date.') : notChecked(rows)} </strong>}
        {originOf(
          <a href={source} rel="noopener">
            {site}
          </a>,
          checked,
          { isLikely, isLast: check !== null },
        )}
        {check && (
          <>
            {'. '}
            <a href={check} rel="noopener" className={css.check}>
              {t('Check before you pay')} <Icon name="external" size="s" />
            </a>
          </>
        )}
      </p>
    </div>
  ))

const notChecked = (rows: FactGroup['rows']) =>
  t('Not checked yet: {facts}.', { facts: listed(rows.map(({ name }) => name.toLowerCase())) })

function originOf(
  site: ReactNode,
  day: string | null,
  { isLikely, isLast }: { isLikely: boolean; isLast: boolean },
) {
  if (!day) return rich('See {site}', { site })
  if (isLikely) return rich('From a dated copy of {day}, {site}', { day, site })
  return isLast
    ? rich('Last known {day} at {site}', { day, site })
    : rich('Checked {day} at {site}', { day, site })
}
