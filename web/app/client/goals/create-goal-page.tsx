import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { goalQuery } from '../../queries/goal-queries.ts'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { BegunGoal } from './begun-goal.tsx'
import { EditGoalForm, NewGoalForm } from './form/goal-form.tsx'
import { goalStart } from './form/goal-start.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Create a Goal'))

/** Makes a goal; with `?id=` changes one. */
export default function CreateGoalPage() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  return id > 0 ? <EditGoal id={id} order={params.get('order')} /> : <CreateGoal params={params} />
}

const back = [{ label: t('Goals'), to: clientPaths.goals() }]

const CreateGoal = ({ params }: { params: URLSearchParams }) => (
  <>
    <PageTitle
      above={<Breadcrumbs trail={back} here={t('Create a Goal')} />}
      intro={t('Tell us where you want to go, why and by when. We match agents to your goal.')}
    >
      {t('Create a Goal')}
    </PageTitle>
    {params.has('country') ? <BegunGoal params={params} /> : <NewGoalForm start={goalStart(params)} />}
  </>
)

function EditGoal({ id, order }: { id: number; order: string | null }) {
  const goal = useQuery(goalQuery(id))
  return (
    <>
      <PageTitle above={<Breadcrumbs trail={back} here={t('Edit Goal')} />}>{t('Edit Goal')}</PageTitle>
      <Loaded query={goal}>{(known) => <EditGoalForm goal={known} order={order} />}</Loaded>
    </>
  )
}
