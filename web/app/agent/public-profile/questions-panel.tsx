import { MOST_FIRST_QUESTIONS } from '@sojourn/contract/talk/question-words'
import type { QuestionSettings } from '@sojourn/contract/talk/questions'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { itemsOf, textOf } from '../../ui/form/item-list.ts'
import { MultiItemAdder } from '../../ui/form/multi-item-adder.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { questionSettingsQuery } from './profile-queries.ts'

export function QuestionsPanel() {
  const settings = useQuery(questionSettingsQuery)
  return (
    <Panel
      id="questions"
      title={t('Questions before hiring')}
      intro={t(
        'Clients can write to you before they hire. Once they hire you, the conversation goes on with the order.',
      )}
    >
      <Loaded query={settings}>{(known) => <QuestionsForm settings={known} />}</Loaded>
    </Panel>
  )
}

function QuestionsForm({ settings }: { settings: QuestionSettings }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/talk/questions').then(({ QuestionSettings }) => QuestionSettings),
    defaults: {
      ...(settings.takes_questions && { takes_questions: 'on' }),
      asks_first: textOf(settings.asks_first),
    },
    read: (data) => ({
      takes_questions: data.has('takes_questions'),
      asks_first: [...itemsOf(String(data.get('asks_first') ?? ''))],
    }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/questions', { body })
      queries.setQueryData(questionSettingsQuery.queryKey, data)
      toast.success(t('Your settings for questions are saved'))
    },
  })
  return (
    <Form form={form} label={t('Questions before hiring')}>
      <Checkbox label={t('Clients can ask me questions')} name="takes_questions" />
      <MultiItemAdder
        label={t('What you want to know first')}
        name="asks_first"
        item="question"
        placeholder={t('For example: Which passport do you have?')}
        help={t(
          'Up to {count, plural, one {# short question} other {# short questions}}. Clients answer with their first message.',
          { count: MOST_FIRST_QUESTIONS },
        )}
      />
      <div>
        <SubmitButton>{t('Save')}</SubmitButton>
      </div>
    </Form>
  )
}
