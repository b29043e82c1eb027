import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { JUDGED_NAMES, type Judged } from '@sojourn/contract/supply/verification-words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import css from './case-page.module.css'
import { caseValues } from './case-values.ts'
import { JudgedField } from './judged-field.tsx'
import {
  isAcceptedBefore,
  type Judgement,
  judge,
  judgedIn,
  reasonsThatStand,
  UNJUDGED,
  unjudged,
  verdictOn,
} from './judgement.ts'
import { LeftToDo } from './left-to-do.tsx'
import { caseQuery } from './verification-queries.ts'

const SHORTEST_REASON = 10
const isLong = ({ reason }: { reason: string }) => reason.length >= SHORTEST_REASON

interface Props {
  of: VerificationCase
  judgement: Judgement
  onJudge: (judgement: Judgement) => void
}

/** Every field is judged: what fails needs a reason the agent reads; where nothing fails, they are verified. */
export function DecideCase({ of, judgement, onJudge }: Props) {
  const { busy, decide } = useDecision(of, () => onJudge(UNJUDGED))
  const [isAsked, setAsked] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const fieldsRef = useRef<HTMLUListElement>(null)
  const footRef = useRef<HTMLDivElement>(null)
  const values = caseValues(of)
  const reasons = reasonsThatStand(of, judgement).map(({ field, reason }) => ({
    field,
    reason: reason.trim(),
  }))
  const isShort = (field: Judged) => reasons.some((one) => one.field === field && !isLong(one))
  const open = unjudged(of, judgement)
  const mustOpen = of.document?.is_opened === false
  const isBegun = !mustOpen || Object.keys(judgement.verdicts).length > 0

  async function confirm() {
    setAsked(false)
    await decide(reasons, judgement.isFinal)
  }

  function acceptRest() {
    const fits = { fits: true } as const
    flushSync(() => onJudge(open.reduce((all, field) => judge(of, all, { field, verdict: fits }), judgement)))
    footRef.current?.querySelector('button')?.focus()
  }

  function ask() {
    if (reasons.every(isLong)) return setAsked(true)
    flushSync(() => setChecked(true))
    fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <section className={css.decide} aria-label="Your decision">
      <ul ref={fieldsRef} className={css.judged}>
        {newestFirst(of).map((field) => (
          <JudgedField
            key={field}
            field={field}
            value={values[field]}
            isAccepted={isAcceptedBefore(of, field)}
            isNew={of.tries > 1 && of.changed.includes(field)}
            before={of.reasons.find((reason) => reason.field === field)?.reason}
            verdict={verdictOn(of, judgement, field)}
            isWrong={isChecked && isShort(field)}
            onChange={(verdict) => onJudge(judge(of, judgement, { field, verdict }))}
          />
        ))}
      </ul>
      <div ref={footRef} className={css.foot}>
        {isBegun && open.length > 0 && (
          <Button variant="secondary" icon="check" onClick={acceptRest}>
            {open.length < judgedIn(of).length ? 'All other fields fit' : 'All fields fit'}
          </Button>
        )}
        {reasons.length > 0 && (
          <FinalChoice
            triesLeft={of.tries_left}
            checked={judgement.isFinal}
            onChange={(isFinal) => onJudge({ ...judgement, isFinal })}
          />
        )}
        <LeftToDo mustOpen={mustOpen} open={open} />
        <Button
          variant={reasons.length > 0 ? 'danger' : 'primary'}
          busy={busy}
          disabled={mustOpen || open.length > 0}
          onClick={ask}
        >
          {reasons.length > 0 ? `Request changes to ${countWords(reasons.length)}` : 'Verify agent'}
        </Button>
      </div>
      <LastQuestion
        open={isAsked}
        name={of.fullname}
        reasons={reasons}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </section>
  )
}

/** The fields the agent has just sent stand first; the rest was accepted before. */
const newestFirst = (of: VerificationCase) =>
  judgedIn(of).sort((one, other) => Number(of.changed.includes(other)) - Number(of.changed.includes(one)))

interface FinalChoiceProps {
  triesLeft: number
  checked: boolean
  onChange: (isFinal: boolean) => void
}

const FinalChoice = ({ triesLeft, checked, onChange }: FinalChoiceProps) => (
  <Checkbox
    label="This is final"
    help={`They get no further attempt and are sent to support. Otherwise ${triesWords(triesLeft)}.`}
    checked={checked}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
)

type Reasons = { field: Judged; reason: string }[]

/** The decision goes out, and its agent is told. */
function useDecision({ uuid, fullname, revision, photo }: VerificationCase, onDecided: () => void) {
  const queries = useQueryClient()
  const { busy, run } = useAction()

  async function decide(reasons: Reasons, isFinal: boolean) {
    const isRefused = reasons.length > 0
    const body = isRefused
      ? { outcome: 'failed' as const, revision, photo, reasons, final: isFinal }
      : { outcome: 'verified' as const, revision, photo }
    const done = await run(async () => {
      const { data } = await browserApi('POST /staff/verifications/{id}/decision', {
        params: { id: uuid },
        body,
      })
      queries.setQueryData(caseQuery(uuid).queryKey, data)
    })
    if (done) {
      onDecided()
      toast.success(isRefused ? `${fullname} is told what to change` : `${fullname} is verified`)
    }
    // Refused or not, what is shown is what stands.
    await queries.invalidateQueries(under('/staff'))
  }

  return { busy, decide }
}

interface LastQuestionProps {
  open: boolean
  name: string
  reasons: Reasons
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

const LastQuestion = ({ open, name, reasons, onConfirm, onClose }: LastQuestionProps) => (
  <ConfirmModal
    open={open}
    title={reasons.length > 0 ? `Request changes from ${name}?` : `Verify ${name}?`}
    confirm={reasons.length > 0 ? 'Request changes' : 'Verify agent'}
    danger={reasons.length > 0}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Summary reasons={reasons} />
  </ConfirmModal>
)

const Summary = ({ reasons }: { reasons: Reasons }) =>
  reasons.length > 0 ? (
    <ul className={css.summary}>
      {reasons.map(({ field, reason }) => (
        <li key={field}>
          <b>{JUDGED_NAMES[field]}:</b> {reason}
        </li>
      ))}
    </ul>
  ) : (
    'They become a verified agent immediately and can publish services.'
  )

const countWords = (count: number) => (count === 1 ? 'one field' : `${count} fields`)
const triesWords = (left: number) =>
  left === 0
    ? 'this was their last attempt'
    : `they have ${left === 1 ? 'one attempt' : `${left} attempts`} left`
