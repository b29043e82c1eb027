import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Loaded } from '../account/loaded.tsx'
import { clientPaths } from '../own-paths.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageTitle } from '../ui/layout.tsx'
import { EditGoalForm, NewGoalForm } from './goal-form.tsx'
import { goalQuery } from './goal-queries.ts'

/** Makes a goal; with `?id=` changes one. */
export function CreateGoalPage() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  return id > 0 ? <EditGoal id={id} /> : <CreateGoal />
}

const back = [{ label: 'Goals', to: clientPaths.goals() }]

const CreateGoal = () => (
  <>
    <PageTitle
      above={<Breadcrumbs trail={back} here="Create a Goal" />}
      intro="Tell us where you want to go, why and by when. We match agents to your goal."
    >
      Create a Goal
    </PageTitle>
    <NewGoalForm />
  </>
)

function EditGoal({ id }: { id: number }) {
  const goal = useQuery(goalQuery(id))
  return (
    <>
      <PageTitle above={<Breadcrumbs trail={back} here="Edit Goal" />}>Edit Goal</PageTitle>
      <Loaded query={goal}>{(known) => <EditGoalForm goal={known} />}</Loaded>
    </>
  )
}
