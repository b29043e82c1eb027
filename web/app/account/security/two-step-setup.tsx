import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { startTwoStep } from '@sojourn/contract/people/security'
import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeInput } from '../../ui/secret/code-input.tsx'
import { rich } from '../../words/rich.tsx'
import css from './two-step.module.css'

export type NewSecret = ReplyOf<typeof startTwoStep>['data']

interface Props {
  secret: NewSecret
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** Scan, type the code it shows: only then is it on. */
export function TwoStepSetup({ secret, onConfirmed }: Props) {
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/people/security').then(({ confirmTwoStep }) => confirmTwoStep.body),
    submit: async (body) =>
      onConfirmed((await browserApi('PUT /account/two-step', { body })).data.recovery_codes),
  })
  return (
    <Form form={form} label={t('Set up two-step sign-in')}>
      <ol className={css.steps}>
        <li>
          <p>{t('Scan this with your authenticator app.')}</p>
          <img className={css.qr} src={pictureOf(secret.qr_svg)} alt={t('QR code with your secret')} />
          <p className={css.small}>
            {rich('On this phone itself, <a>open your app</a>, or type the secret by hand:', {
              a: (words) => <a href={secret.uri}>{words}</a>,
            })}
          </p>
          <div className={css.secret}>
            <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret.secret} />
          </div>
        </li>
        <li>
          <p>{t('Enter the 6-digit code it shows.')}</p>
          <CodeInput label={t('Code')} name="code" required length={6} hideLabel />
        </li>
      </ol>
      <SubmitButton wide>{t('Turn on')}</SubmitButton>
    </Form>
  )
}

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
