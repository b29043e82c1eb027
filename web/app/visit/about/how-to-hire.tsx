import { paths } from '@sojourn/contract/paths/paths'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Accordion } from '../../ui/list/accordion.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/how-to-hire'
import { hiringQuestions } from './faq.ts'
import { faqData } from './faq-data.ts'
import css from './how-to-hire.module.css'
import { RouteLine } from './route-line.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'How to hire agents',
    description:
      'Step by step: what to check on a profile, which documents to prepare, how protected payment and refunds work, and the signs of a scam.',
    about: () => [faqData(hiringQuestions)],
  })

const HowToHire = () => (
  <div className={layout.page}>
    <PageHead
      eyebrow="For clients"
      title="How to hire an agent"
      lead="From the first look to the decision: what you do, what your agent does, and what should make you stop. Ten minutes of reading that can save you months."
      actions={
        <LinkButton to={paths.agents()} size="l">
          Find an agent
        </LinkButton>
      }
    />

    <section className={layout.section} aria-labelledby="steps">
      <h2 id="steps">Step by step</h2>
      <ol className={css.steps}>
        {steps.map(({ title, you, agent }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className={css.sides}>
              <div>
                <h4>You</h4>
                <p>{you}</p>
              </div>
              <div>
                <h4>Your agent</h4>
                <p>{agent}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>

    <section className={layout.section} aria-labelledby="check">
      <h2 id="check">What to check on a profile</h2>
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
          <h3>Papers to have at hand</h3>
          <p>
            Each visa has a list of its own; you find it on the country’s{' '}
            <Link to={paths.visas()}>visa page</Link>. Almost every file begins with these:
          </p>
          <ul className={css.dots}>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          <p>
            Scan in colour, flat, all four corners visible, one document a file. Hand over nothing before the
            order is paid: until then no agent needs your passport.
          </p>
        </div>
      </div>
    </section>

    <section className={layout.section} aria-labelledby="payment">
      <h2 id="payment">Protected payment, and what comes back when</h2>
      <p>
        You pay the whole price at the start, and it is held until you accept the work. Every service names,
        before you pay, which share comes back at each stage. The further the work has come, the smaller the
        share.
      </p>
      <RouteLine stops={refundStages} />
      <p className={css.after}>
        An agent who declines your case, or does not start in time, costs you nothing: you get a full refund.
        And if you cannot agree, open a conflict. The money stays where it is, the other side has five working
        days to answer, then we mediate and, if we must, decide in writing.
      </p>
    </section>

    <section className={layout.section} aria-labelledby="flags">
      <h2 id="flags">Walk away when …</h2>
      <p>Visa fraud follows patterns. One of these is reason enough to stop and tell us.</p>
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
          Report something
        </LinkButton>
      </div>
    </section>

    <section className={layout.section} aria-labelledby="questions">
      <h2 id="questions">Asked before hiring</h2>
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
    title: 'Say where you want to go, and why',
    you: 'Create a goal: country, purpose, the date you need to be ready by, and your story in a few sentences. Mention earlier refusals. Everything else depends on it.',
    agent: 'Sees nothing yet. A goal is yours alone until you place an order.',
  },
  {
    title: 'Compare two or three agents',
    you: 'Look for your country and your purpose. Read what their clients wrote, what the service includes, and how long it takes.',
    agent: 'Keeps the profile true: services, prices, languages, licence and working hours.',
  },
  {
    title: 'Choose a service and pay',
    you: 'Check the price, the delivery time, the list of documents and the refund shares. Pay by card. The money is held.',
    agent:
      'Is told of the paid order. They have three days to start, or to decline if the case is not for them.',
  },
  {
    title: 'Hand over documents and talk',
    you: 'Upload each paper the order asks for and, if a meeting is part of it, pick a time. Both clocks are shown, yours and theirs.',
    agent:
      'Looks at every document, accepts it or returns it with a reason, and asks what the officer would ask.',
  },
  {
    title: 'Read before it is filed',
    you: 'Go through the finished forms and letters. You sign, so every sentence must be true and sound like you.',
    agent: 'Prepares the application, explains each part, and files it or shows you how.',
  },
  {
    title: 'Accept the work',
    you: 'When the agent asks for completion, accept it or say what is missing. Acceptance releases the payment.',
    agent: 'Sends a summary with all files, and corrects what you point out.',
  },
  {
    title: 'Wait, then tell how it went',
    you: 'The authority decides in its own time. Note the outcome on your goal and write a review; it helps the next person more than anything we could write.',
    agent: 'May answer your review once. Their rating comes only from finished orders.',
  },
]

const checks = [
  { title: 'Verified stamp', text: 'Our team has checked identity and address, on the date shown.' },
  {
    title: 'Licence, where one is needed',
    text: 'Regulator, number and end date. Look the number up on the regulator’s own register.',
  },
  { title: 'Your country and your visa', text: 'A great agent for Germany may know little about Japan.' },
  {
    title: 'Reviews of cases like yours',
    text: 'Read the middling ones first. New agents have none, and say New.',
  },
  {
    title: 'What exactly you get',
    text: 'A check, a full application, or only a conversation? The service says.',
  },
  {
    title: 'Days, not promises',
    text: 'Delivery time is the agent’s work. The authority’s time comes on top.',
  },
  {
    title: 'Language and hours',
    text: 'You will talk about money and family. Choose a language you can be exact in.',
  },
]

const papers = [
  'Passport, with all stamped pages',
  'Bank statements of the last three to six months',
  'Proof of work or study',
  'Certificates of birth and marriage, if family comes along',
  'Letters about earlier visas, and every refusal',
]

const refundStages = [
  {
    title: 'Within 72 hours',
    text: 'The work has not started: you get a full refund, without giving a reason.',
  },
  {
    title: 'Before the start',
    text: 'You get the share the order names for this stage: everything, on new orders.',
  },
  {
    title: 'Before filing',
    text: 'The agent has worked on your file. A smaller share, also named in advance.',
  },
  { title: 'After filing', text: 'Most of the work is done. What comes back now is the smallest share.' },
]

const redFlags = [
  {
    title: 'They guarantee the visa',
    text: 'Nobody but the officer can. A guarantee is a lie with a price.',
  },
  {
    title: 'They want to be paid elsewhere',
    text: 'By transfer, in crypto, in cash, “to save the fee”. Outside there is no protection.',
  },
  {
    title: 'They ask you to sign empty forms',
    text: 'You answer for every line in your name. Sign what you have read.',
  },
  {
    title: 'They offer papers you do not have',
    text: 'A job letter, a balance, a marriage. False documents lead to bans of years.',
  },
  {
    title: 'They keep your passport',
    text: 'An agent needs scans. The original goes from your hand to the authority’s.',
  },
  {
    title: 'They rush you',
    text: '“Only today” is a sales trick. Authorities publish their deadlines; ask for the link.',
  },
]

export default HowToHire
