import { EMAIL_LENGTH } from '@sojourn/contract/calls/limits'
import { paths } from '@sojourn/contract/paths/paths'
import {
  categoriesOf,
  categoryWords,
  REPORT_LENGTH,
  type ReportKind,
} from '@sojourn/contract/talk/report-words'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAccountState } from '../../session/account.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { CaptchaField } from '../../ui/secret/captcha-field.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './report-dialog.module.css'
import { reportWords } from './report-words.ts'

interface Props {
  kind: ReportKind
  id: string
  onSent: () => void
}

/** A stranger also says who they are, and solves the captcha. */
export function ReportForm({ kind, id, onSent }: Props) {
  const isStranger = useAccountState().kind === 'visitor'
  const [answer, setAnswer] = useState<string | null>(null)
  const [tries, setTries] = useState(1)
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/talk/reports').then(({ NewReport, StrangersReport }) =>
        isStranger ? StrangersReport : NewReport,
      ),
    read: (data) => ({
      ...readFilled(data),
      kind,
      subject: id,
      good_faith: data.has('good_faith'),
    }),
    submit: async (body, { idempotencyKey }) => {
      await browserApi('POST /reports', { body }, { idempotencyKey })
      onSent()
    },
    // An answer counts once.
    onFailure: () => {
      setAnswer(null)
      setTries((count) => count + 1)
    },
  })
  return (
    <Form form={form} label={reportWords(kind)} className={css.form}>
      <RadioGroup
        label={t('What is wrong?')}
        name="category"
        required
        choices={categoriesOf(kind).map((value) => ({ value, label: categoryWords[value] }))}
      />
      <Textarea
        label={t('Please explain')}
        name="explanation"
        required
        maxLength={REPORT_LENGTH}
        help={t('Say what exactly is wrong and how you know. Whoever wrote it does not read this.')}
      />
      {isStranger && <WhoReports />}
      <Checkbox
        name="good_faith"
        label={t('I believe in good faith that what I say here is accurate and complete.')}
      />
      {isStranger && <CaptchaField key={tries} action="report" auto onSolved={setAnswer} />}
      <p className={css.note}>
        {rich('How we handle reports stands in our <terms>terms</terms>.', {
          terms: (words) => <Link to={`${paths.terms()}#report`}>{words}</Link>,
        })}
      </p>
      <div>
        <SubmitButton disabled={isStranger && answer === null}>{t('Send report')}</SubmitButton>
      </div>
    </Form>
  )
}

const WhoReports = () => (
  <div className={css.pair}>
    <TextInput label={t('Your name')} name="name" required autoComplete="name" />
    <TextInput
      label={t('Email')}
      name="email"
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_LENGTH}
      help={t('Our decision goes here.')}
    />
  </div>
)
