import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { startTwoStep } from '@sojourn/contract/people/security'
import { browserApi } from '../../api/browser.ts'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeInput } from '../../ui/secret/code-input.tsx'
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
    <Form form={form} label="Set up two-step sign-in">
      <ol className={css.steps}>
        <li>
          <p>Scan this with your authenticator app.</p>
          <img className={css.qr} src={pictureOf(secret.qr_svg)} alt="QR code with your secret" />
          <p className={css.small}>
            On this phone itself, <a href={secret.uri}>open your app</a>, or type the secret by hand:
          </p>
          <div className={css.secret}>
            <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret.secret} />
          </div>
        </li>
        <li>
          <p>Enter the 6-digit code it shows.</p>
          <CodeInput label="Code" name="code" required length={6} hideLabel />
        </li>
      </ol>
      <SubmitButton wide>Turn on</SubmitButton>
    </Form>
  )
}

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
