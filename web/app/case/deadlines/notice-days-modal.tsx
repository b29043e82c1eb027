import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { DeadlineNotices } from '@sojourn/contract/work/own-deadlines'
import {
  type DeadlineKind,
  KINDS_OF,
  NOTICE_DAYS,
  type NoticeDays,
} from '@sojourn/contract/work/own-deadlines-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { useAction } from '../../session/use-action.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { noticeDaysQuery } from './deadline-queries.ts'
import { KINDS } from './deadline-words.ts'
import css from './deadlines-page.module.css'

interface Props {
  open: boolean
  side: Side
  onClose: () => void
}

export const NoticeDaysModal = ({ open, side, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={t('Reminders')} size="l">
    {open && <NoticeDaysTable side={side} />}
  </Modal>
)

/** How many days before each kind is told; a change holds at once. */
function NoticeDaysTable({ side }: { side: Side }) {
  const query = useQuery(noticeDaysQuery)
  const change = useChange()
  return (
    <Stack gap={3}>
      <p className={css.note}>
        {rich(
          'How many days before we remind you. Changes are saved at once. By which ways we do is chosen in <a>Notifications</a>.',
          { a: (words) => <Link to={pathsOf[side].notifications()}>{words}</Link> },
        )}
      </p>
      <Loaded query={query}>
        {({ days }) => (
          <table className={css.days}>
            <caption data-hidden>{t('Days before a deadline on which you are reminded')}</caption>
            <thead>
              <tr>
                <td />
                {NOTICE_DAYS.map((before) => (
                  <th key={before} scope="col">
                    {before}
                    <span data-hidden>{t('days before')}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {KINDS_OF[side].map((kind) => (
                <tr key={kind}>
                  <th scope="row">{KINDS[kind].plural}</th>
                  {NOTICE_DAYS.map((before) => (
                    <td key={before}>
                      <Checkbox
                        label={
                          <span data-hidden>
                            {t('{count, plural, one {{kind}, # day before} other {{kind}, # days before}}', {
                              kind: KINDS[kind].plural,
                              count: before,
                            })}
                          </span>
                        }
                        checked={days[kind].includes(before)}
                        onChange={({ currentTarget: { checked } }) => change(kind, before, checked)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      <p className={css.note}>
        {t(
          'Meetings, payments, documents, finished work, licences and your verification also have reminders of their own shortly before.',
        )}
      </p>
    </Stack>
  )
}

/** Shown at once; what the server refuses goes back. */
function useChange() {
  const queries = useQueryClient()
  const action = useAction()
  const { queryKey } = noticeDaysQuery
  return async (kind: DeadlineKind, before: NoticeDays, isOn: boolean) => {
    const old = queries.getQueryData(queryKey)
    if (!old) return
    const chosen = NOTICE_DAYS.filter((days) => (days === before ? isOn : old.days[kind].includes(days)))
    queries.setQueryData(queryKey, { days: { ...old.days, [kind]: chosen } } satisfies DeadlineNotices)
    const done = await action.run(() =>
      browserApi('PUT /deadlines/notices', { body: { days: { [kind]: chosen } } }),
    )
    if (!done) await queries.invalidateQueries({ queryKey })
  }
}
