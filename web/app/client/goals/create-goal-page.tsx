import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { goalQuery, purposesQuery, visasForQuery } from '../../queries/goal-queries.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { EditGoalForm, NewGoalForm } from './form/goal-form.tsx'
import { goalStart } from './form/goal-start.ts'

export const meta = () => ownPageMeta('Create a Goal')

/** Makes a goal; with `?id=` changes one. */
export default function CreateGoalPage() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  return id > 0 ? <EditGoal id={id} /> : <CreateGoal params={params} />
}

const back = [{ label: 'Goals', to: clientPaths.goals() }]

const CreateGoal = ({ params }: { params: URLSearchParams }) => (
  <>
    <PageTitle
      above={<Breadcrumbs trail={back} here="Create a Goal" />}
      intro="Tell us where you want to go, why and by when. We match agents to your goal."
    >
      Create a Goal
    </PageTitle>
    {params.has('country') ? <KnownGoal params={params} /> : <NewGoalForm start={goalStart(params)} />}
  </>
)

/** Begun on another page, such as the guide: its names are fetched before the form is filled. */
function KnownGoal({ params }: { params: URLSearchParams }) {
  const countries = useQuery(countriesQuery)
  const purposes = useQuery(purposesQuery)
  const visas = useQuery(visasForQuery(params.get('country') ?? '', params.get('purpose') ?? ''))
  return (
    <Loaded query={countries}>
      {(countries) => (
        <Loaded query={purposes}>
          {(purposes) =>
            visas.isPending ? (
              <Skeleton shape="block" />
            ) : (
              <NewGoalForm start={goalStart(params, { countries, purposes, visas: visas.data ?? [] })} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  )
}

function EditGoal({ id }: { id: number }) {
  const goal = useQuery(goalQuery(id))
  return (
    <>
      <PageTitle above={<Breadcrumbs trail={back} here="Edit Goal" />}>Edit Goal</PageTitle>
      <Loaded query={goal}>{(known) => <EditGoalForm goal={known} />}</Loaded>
    </>
  )
}
