import { CONTACT_LENGTH, EMAIL_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { SupportMail } from '../../layouts/footer/support-mail.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { rich } from '../../words/rich.tsx'
import css from './contact-form.module.css'

/** Writes to the support team; `onSent` is told the address the answer will go to. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    schema: () => import('@sojourn/contract/ground/contact').then(({ ContactMessage }) => ContactMessage),
    draftKey: 'contact',
    submit: async (body, { idempotencyKey }) => {
      await browserApi('POST /contact-messages', { body }, { idempotencyKey })
      onSent(body.email)
    },
  })

  return (
    <Form form={form} label={t('Contact us')}>
      <noscript>
        <p className={css.noscript}>
          {rich('This form needs JavaScript. Please write to {email} instead.', { email: <SupportMail /> })}
        </p>
      </noscript>
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
          help={t('We’ll reply to this address.')}
        />
      </div>
      <TextInput label={t('Subject')} name="subject" required />
      <Textarea
        label={t('Message')}
        name="message"
        className={css.message}
        required
        maxLength={CONTACT_LENGTH}
        help={t('Give as much detail as you can. Please don’t include passport numbers or documents.')}
      />
      <div className={css.end}>
        <SubmitButton size="l">{t('Send message')}</SubmitButton>
        <DraftState form={form} />
      </div>
    </Form>
  )
}
