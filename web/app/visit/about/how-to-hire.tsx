import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Accordion } from '../../ui/list/accordion.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import type { Route } from './+types/how-to-hire'
import { hiringQuestions } from './faq.ts'
import { faqData } from './faq-data.ts'
import css from './how-to-hire.module.css'
import { RouteLine } from './route-line.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('How to hire agents'),
    description: t(
      'Step by step: what to check on a profile, which documents to prepare, how protected payment and refunds work, and the signs of a scam.',
    ),
    about: () => [faqData(hiringQuestions)],
  })

/** All of it is translated. */
export const handle = true

const HowToHire = () => (
  <div className={layout.page}>
    <PageHead
      eyebrow={t('For clients')}
      title={t('How to hire an agent')}
      lead={t(
        'From the first look to the decision: what you do, what your agent does, and what should make you stop. Ten minutes of reading that can save you months.',
      )}
      actions={
        <LinkButton to={paths.agents()} size="l">
          {t('Find an agent')}
        </LinkButton>
      }
    />

    <section className={layout.section} aria-labelledby="steps">
      <h2 id="steps">{t('Step by step')}</h2>
      <ol className={css.steps}>
        {steps.map(({ title, you, agent }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className={css.sides}>
              <div>
                <h4>{t('You')}</h4>
                <p>{you}</p>
              </div>
              <div>
                <h4>{t('Your agent')}</h4>
                <p>{agent}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>

    <section className={layout.section} aria-labelledby="check">
      <h2 id="check">{t('What to check on a profile')}</h2>
      <div className={css.pair}>
        <ul className={css.paper}>
          {checks.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className={css.besides}>
          <h3>{t('Papers to have at hand')}</h3>
          <p>
            {rich(
              'Each visa has a list of its own; you find it on the country’s <page>visa page</page>. Almost every file begins with these:',
              { page: (words) => <Link to={paths.visas()}>{words}</Link> },
            )}
          </p>
          <ul className={css.dots}>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          <p>
            {t(
              'Scan in colour, flat, all four corners visible, one document a file. Hand over nothing before the order is paid: until then no agent needs your passport.',
            )}
          </p>
        </div>
      </div>
    </section>

    <section className={layout.section} aria-labelledby="payment">
      <h2 id="payment">{t('Protected payment, and what comes back when')}</h2>
      <p>
        {t(
          'You pay the whole price at the start, and it is held until you accept the work. Every service names, before you pay, which share comes back at each stage. The further the work has come, the smaller the share.',
        )}
      </p>
      <RouteLine stops={refundStages} />
      <p className={css.after}>
        {t(
          'An agent who declines your case, or does not start in time, costs you nothing: you get a full refund. And if you cannot agree, open a conflict. The money stays where it is, the other side has five working days to answer, then we mediate and, if we must, decide in writing.',
        )}
      </p>
    </section>

    <section className={layout.section} aria-labelledby="flags">
      <h2 id="flags">{t('Walk away when …')}</h2>
      <p>{t('Visa fraud follows patterns. One of these is reason enough to stop and tell us.')}</p>
      <ul className={css.flags}>
        {redFlags.map(({ title, text }) => (
          <li key={title}>
            <Icon name="warning" />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.report}>
        <LinkButton to={paths.contact()} variant="secondary">
          {t('Report something')}
        </LinkButton>
      </div>
    </section>

    <section className={layout.section} aria-labelledby="questions">
      <h2 id="questions">{t('Asked before hiring')}</h2>
      <div className={css.questions}>
        <Accordion
          items={hiringQuestions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </div>
    </section>
  </div>
)

const steps = [
  {
    title: t('Say where you want to go, and why'),
    you: t(
      'Create a goal: country, purpose, the date you need to be ready by, and your story in a few sentences. Mention earlier refusals. Everything else depends on it.',
    ),
    agent: t('Sees nothing yet. A goal is yours alone until you place an order.'),
  },
  {
    title: t('Compare two or three agents'),
    you: t(
      'Look for your country and your purpose. Read what their clients wrote, what the service includes, and how long it takes.',
    ),
    agent: t('Keeps the profile true: services, prices, languages, licence and working hours.'),
  },
  {
    title: t('Choose a service and pay'),
    you: t(
      'Check the price, the delivery time, the list of documents and the refund shares. Pay by card. The money is held.',
    ),
    agent: t(
      'Is told of the paid order. They have three days to start, or to decline if the case is not for them.',
    ),
  },
  {
    title: t('Hand over documents and talk'),
    you: t(
      'Upload each paper the order asks for and, if a meeting is part of it, pick a time. Both clocks are shown, yours and theirs.',
    ),
    agent: t(
      'Looks at every document, accepts it or returns it with a reason, and asks what the officer would ask.',
    ),
  },
  {
    title: t('Read before it is filed'),
    you: t(
      'Go through the finished forms and letters. You sign, so every sentence must be true and sound like you.',
    ),
    agent: t('Prepares the application, explains each part, and files it or shows you how.'),
  },
  {
    title: t('Accept the work'),
    you: t(
      'When the agent asks for completion, accept it or say what is missing. Acceptance releases the payment.',
    ),
    agent: t('Sends a summary with all files, and corrects what you point out.'),
  },
  {
    title: t('Wait, then tell how it went'),
    you: t(
      'The authority decides in its own time. Note the outcome on your goal and write a review; it helps the next person more than anything we could write.',
    ),
    agent: t('May answer your review once. Their rating comes only from finished orders.'),
  },
]

const checks = [
  { title: t('Verified stamp'), text: t('Our team has checked identity and address, on the date shown.') },
  {
    title: t('Licence, where one is needed'),
    text: t('Regulator, number and end date. Look the number up on the regulator’s own register.'),
  },
  {
    title: t('Your country and your visa'),
    text: t('A great agent for Germany may know little about Japan.'),
  },
  {
    title: t('Reviews of cases like yours'),
    text: t('Read the middling ones first. New agents have none, and say New.'),
  },
  {
    title: t('What exactly you get'),
    text: t('A check, a full application, or only a conversation? The service says.'),
  },
  {
    title: t('Days, not promises'),
    text: t('Delivery time is the agent’s work. The authority’s time comes on top.'),
  },
  {
    title: t('Language and hours'),
    text: t('You will talk about money and family. Choose a language you can be exact in.'),
  },
]

const papers = [
  t('Passport, with all stamped pages'),
  t('Bank statements of the last three to six months'),
  t('Proof of work or study'),
  t('Certificates of birth and marriage, if family comes along'),
  t('Letters about earlier visas, and every refusal'),
]

const refundStages = [
  {
    title: t('Within 72 hours'),
    text: t('The work has not started: you get a full refund, without giving a reason.'),
  },
  {
    title: t('Before the start'),
    text: t('You get the share the order names for this stage: everything, on new orders.'),
  },
  {
    title: t('Before filing'),
    text: t('The agent has worked on your file. A smaller share, also named in advance.'),
  },
  {
    title: t('After filing'),
    text: t('Most of the work is done. What comes back now is the smallest share.'),
  },
]

const redFlags = [
  {
    title: t('They guarantee the visa'),
    text: t('Nobody but the officer can. A guarantee is a lie with a price.'),
  },
  {
    title: t('They want to be paid elsewhere'),
    text: t('By transfer, in crypto, in cash, “to save the fee”. Outside there is no protection.'),
  },
  {
    title: t('They ask you to sign empty forms'),
    text: t('You answer for every line in your name. Sign what you have read.'),
  },
  {
    title: t('They offer papers you do not have'),
    text: t('A job letter, a balance, a marriage. False documents lead to bans of years.'),
  },
  {
    title: t('They keep your passport'),
    text: t('An agent needs scans. The original goes from your hand to the authority’s.'),
  },
  {
    title: t('They rush you'),
    text: t('“Only today” is a sales trick. Authorities publish their deadlines; ask for the link.'),
  },
]

export default HowToHire
