import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { useAccountState } from '../../session/account.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Link } from '../../ui/text/link.tsx'
import { responseWords } from '../../words/answers-words.ts'
import { rich } from '../../words/rich.tsx'
import type { Route } from './+types/ask-page'
import { AskForm } from './ask-form.tsx'
import css from './ask-page.module.css'
import { whyNotAsk } from './why-not-ask.ts'

const OpenQuestion = lazyPart(() => import('./open-question.tsx'))
const CannotAsk = lazyPart(() => import('./cannot-ask.tsx'))

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const load = (async (api, { params, url }) => {
  const service = url.searchParams.get('service') ?? ''
  const { data } = await api('GET /consultants/{id}/questions', {
    params: { id: params.name as string },
    query: UUID.test(service) ? { service } : {},
  })
  return data
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: args.loaderData ? t('Ask {name}', { name: args.loaderData.agent.name }) : t('Ask an agent'),
    description: t('Ask a visa agent before you hire. Asking is free.'),
    hidden: true,
  })

/** All of it is translated; what the agent asks is in their words. */
export const handle = true

export default function AskPage({ loaderData: asking }: Route.ComponentProps) {
  const { agent, closed, open, service } = asking
  const [params] = useSearchParams()
  const goalId = params.get('goalId') ?? undefined
  const state = useAccountState()
  const profile = paths.agent(agent.username, goalId)
  const first = agent.name.split(' ')[0] ?? ''
  const reason = closed ?? (state.kind === 'present' ? whyNotAsk(state.account) : null)
  return (
    <div className={layout.page}>
      <div className={css.page}>
        <header className={css.head}>
          <Link to={profile}>{t('Back to the profile of {name}', { name: agent.name })}</Link>
          <div className={css.who}>
            <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="l" />
            <div>
              <h1>{t('Ask {name}', { name: agent.name })}</h1>
              <p className={css.lead}>
                {agent.response_hours === null
                  ? t('Asking is free and hires nobody.')
                  : t('Asking is free and hires nobody. {answers}.', {
                      answers: responseWords(agent.response_hours),
                    })}
              </p>
            </div>
          </div>
        </header>
        {reason ? (
          <Waits>
            <CannotAsk reason={reason} name={first} profile={profile} />
          </Waits>
        ) : (
          <>
            {open && (
              <Waits>
                <OpenQuestion name={first} />
              </Waits>
            )}
            {service && (
              <p className={css.about}>
                {rich('About the service <b>{service}</b>', {
                  b: (words) => <strong>{words}</strong>,
                  service: service.title,
                })}
              </p>
            )}
            <Card padding="l">
              <AskForm key={agent.uuid} asking={asking} goalId={goalId} />
            </Card>
          </>
        )}
      </div>
    </div>
  )
}
