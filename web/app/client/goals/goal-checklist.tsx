import type { Visa } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { type PaperAtHand, whereAtHand } from '@sojourn/contract/work/papers-at-hand'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { goalPapersQuery, goalQuery, goalVisasQuery } from '../../queries/goal-queries.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import css from './goal-page.module.css'

/** The papers of the visas that fit, to tick off as they come to hand. */
export function GoalChecklist({ goal }: { goal: Goal }) {
  const visas = useQuery(goalVisasQuery(goal))
  const { data: papers } = useQuery(goalPapersQuery(goal.id))
  const tick = useTick(goal)
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{t('Documents to prepare')}</h2>
      <p>
        {goal.programme && `${t('The first list is for {name}.', { name: goal.programme.name })} `}
        {t('Tick the documents you have. Your agent will tell you what else is needed.')}
      </p>
      <Loaded query={visas}>
        {(known) =>
          chosenFirst(known, goal.programme).map((visa, index) => (
            <Papers
              key={visa.id}
              visa={visa}
              open={index === 0}
              ticked={goal.ticked}
              papers={papers ?? []}
              onTick={tick}
            />
          ))
        }
      </Loaded>
    </section>
  )
}

/** The visa one aims at, then the others of the purpose. */
const chosenFirst = (visas: readonly Visa[], chosen: Goal['programme']) =>
  visas.toSorted((a, b) => Number(b.id === chosen?.id) - Number(a.id === chosen?.id))

interface PapersProps {
  visa: Visa
  open: boolean
  ticked: string[]
  papers: readonly PaperAtHand[]
  onTick: (paper: string, isAtHand: boolean) => void
}

const PLACES = { order: t('In your order'), vault: t('In your vault') }

/** A paper that an order or the vault has is ready, and needs no tick. */
function Papers({ visa, open, ticked, papers, onTick }: PapersProps) {
  const lines = visa.checklist.map((paper) => ({ paper, where: whereAtHand(paper, papers) }))
  const atHand = lines.filter(({ paper, where }) => where || ticked.includes(paper)).length
  return (
    <details className={css.visa} open={open}>
      <summary>
        {visa.name}
        <span data-figures>{t('{atHand} of {count} ready', { atHand, count: visa.checklist.length })}</span>
      </summary>
      <ul>
        {lines.map(({ paper, where }) => (
          <li key={paper}>
            <Checkbox
              label={paper}
              checked={where !== null || ticked.includes(paper)}
              disabled={where !== null}
              help={where && PLACES[where]}
              onChange={({ currentTarget: { checked } }) => onTick(paper, checked)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Shown at once, taken back when the server does not follow. */
function useTick(goal: Goal) {
  const queries = useQueryClient()
  const { queryKey } = goalQuery(goal.id)
  const show = (paper: string, isAtHand: boolean) =>
    queries.setQueryData(queryKey, (known) => {
      if (!known) return known
      const others = known.ticked.filter((one) => one !== paper)
      return { ...known, ticked: isAtHand ? [...others, paper] : others }
    })

  // One after the other: the whole list is sent, and the newest must land last.
  const before = useRef(Promise.resolve())

  return (paper: string, isAtHand: boolean) => {
    show(paper, isAtHand)
    before.current = before.current.then(async () => {
      const { ticked } = queries.getQueryData(queryKey) ?? goal
      try {
        await browserApi('PUT /goals/{id}/checklist', { params: { id: goal.id }, body: { ticked } })
      } catch (error) {
        show(paper, !isAtHand)
        toast.error(sentenceOf(error, t('Error occurred, try again')))
      }
    })
  }
}
