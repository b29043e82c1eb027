import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { MESSAGE_LENGTH } from '@sojourn/contract/talk/conversation-words'
import { FIRST_ANSWER_LENGTH } from '@sojourn/contract/talk/question-words'
import type { Asking } from '@sojourn/contract/talk/questions'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { openAuth } from '../../session/auth-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { draftKeyOf, keepDraft } from '../../ui/form/form-draft.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { questionDraft } from '../checkout/fit/question-draft.ts'
import { adoptDraft, forgetVisitorsDraft } from './adopt-draft.ts'
import css from './ask-page.module.css'
import { answerName, readAsked } from './asked-values.ts'

const VerifyFirst = lazyPart(() => import('./verify-first.tsx'))

interface Props {
  asking: Asking
  goalId: string | undefined
}

/** A visitor signs in over the page, and the question goes out; where that leads elsewhere what was typed is here again. */
export function AskForm({ asking, goalId }: Props) {
  const { agent, asks_first, open, goals, service } = asking
  const state = useAccountState()
  const [isUnverified, setUnverified] = useState(false)
  // A client with an open question has answered these already.
  const first = open ? [] : asks_first
  const { form, draft } = useQuestionForm(asking, { goalId, first: first.length, onUnverified: verifyFirst })

  function verifyFirst() {
    setUnverified(true)
    void askForCode()
  }

  function signIn() {
    if (form.ref.current) keepDraft(draftKeyOf(draft), form.ref.current)
    openAuth({
      mode: 'login',
      returnTo: paths.ask(agent.username, { goalId, service: service?.id }),
      goOn: (role) => {
        if (role === 'subscriber') form.ref.current?.requestSubmit()
      },
    })
  }

  return (
    <Form form={form} label={t('Ask {name}', { name: agent.name })}>
      {first.length > 0 && <FirstQuestions name={agent.name} questions={first} />}
      <YourQuestion />
      {goals.length > 0 && !open && <AboutGoal goals={goals} />}
      <div className={css.end}>
        {state.kind === 'visitor' ? (
          <Button size="l" onClick={signIn}>
            {t('Sign in and send')}
          </Button>
        ) : (
          <SubmitButton size="l" disabled={state.kind !== 'present'}>
            {t('Send question')}
          </SubmitButton>
        )}
        <DraftState form={form} />
      </div>
      <Waits>
        {isUnverified && (
          <VerifyFirst
            open
            onClose={() => setUnverified(false)}
            onVerified={() => {
              setUnverified(false)
              form.ref.current?.requestSubmit()
            }}
          />
        )}
      </Waits>
    </Form>
  )
}

const YourQuestion = () => (
  <Textarea
    label={t('Your question')}
    name="message"
    required
    rows={6}
    maxLength={MESSAGE_LENGTH}
    help={t(
      'The agent sees your name and picture. Please leave out passport numbers, bank details and phone numbers.',
    )}
  />
)

const AboutGoal = ({ goals }: Pick<Asking, 'goals'>) => (
  <Select
    label={t('Which goal is it about?')}
    name="goal"
    placeholder={t('None in particular')}
    choices={goals.map(({ id, name }) => ({ value: String(id), label: name }))}
  />
)

interface Sending {
  goalId: string | undefined
  /** How many questions the agent asks first. */
  first: number
  onUnverified: () => void
}

/** A question is sent once, by the id it was given here; its draft is kept for a visitor who signs in elsewhere. */
function useQuestionForm({ agent, goals, service }: Asking, { goalId, first, onUnverified }: Sending) {
  const navigate = useNavigate()
  const draft = questionDraft(agent.uuid)
  const [clientId] = useState(() => {
    if (!import.meta.env.SSR) adoptDraft(draft)
    return crypto.randomUUID()
  })
  const form = useForm({
    schema: () => import('@sojourn/contract/talk/questions').then(({ NewQuestion }) => NewQuestion),
    draftKey: draft,
    defaults: goals.some(({ id }) => String(id) === goalId) ? { goal: String(goalId) } : {},
    read: (data) => readAsked(data, { clientId, service: service?.id, first }),
    inputOf: (complaint) => (complaint === 'answers' ? answerName(0) : complaint),
    submit: async (body, { idempotencyKey }) => {
      const { data } = await browserApi(
        'POST /consultants/{id}/questions',
        { params: { id: agent.uuid }, body },
        { idempotencyKey },
      )
      forgetVisitorsDraft(draft)
      await navigate(
        data.order ? clientPaths.conversation(data.order) : clientPaths.question(data.conversation),
      )
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'email_not_verified') onUnverified()
    },
  })
  return { form, draft }
}

async function askForCode() {
  try {
    await browserApi('POST /account/verify/email')
  } catch (error) {
    toast.error(sentenceOf(error, t('Error occurred, try again')))
  }
}

const FirstQuestions = ({ name, questions }: { name: string; questions: readonly string[] }) => (
  <fieldset className={css.first}>
    <legend>{t('{name} would like to know first', { name: name.split(' ')[0] ?? '' })}</legend>
    {questions.map((question, index) => (
      <Textarea
        key={question}
        label={question}
        name={answerName(index)}
        required
        rows={2}
        maxLength={FIRST_ANSWER_LENGTH}
      />
    ))}
  </fieldset>
)
