import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import { SupportMail } from '../../layouts/footer/support-mail.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { LegalSection } from './legal-page.tsx'

export const terms: LegalSection[] = [
  {
    id: 'what-we-are',
    title: `What ${PRODUCT} is, and what it is not`,
    body: (
      <>
        <p>
          {PRODUCT} is a marketplace. Clients look for help with a visa or an immigration application; agents
          offer it. We give both a place to find each other, to agree, to exchange documents and messages, and
          to pay safely.
        </p>
        <p>
          Agents are independent. They are not our employees and do not speak for us. When you place an order,
          the agreement about the work is between you and the agent. Our own part is what these terms
          describe: the site, the checks on agents, handling payments until they are released, and a fair way
          through a disagreement.
        </p>
        <p>
          We are not a law firm, not an embassy and not connected with any government. Nothing we publish is
          legal advice. You can always apply to an authority yourself, without an agent and without us.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>You must be an adult and give your own, real name. One person, one account.</li>
        <li>Keep your password to yourself. What happens through your account counts as done by you.</li>
        <li>One account may be used as a client and as an agent. You cannot hire yourself.</li>
        <li>Tell us at once if you think someone else signed in.</li>
      </ul>
    ),
  },
  {
    id: 'clients',
    title: 'If you are a client',
    body: (
      <>
        <p>
          Your agent can only be as good as what you give them. Hand over true and complete documents, in
          time, and answer questions. Tell them about refusals, overstays and criminal matters even when
          nobody has asked: hidden facts sink more applications than bad ones.
        </p>
        <p>
          You remain the applicant. You read what is filed in your name, you sign it, and you are answerable
          to the authority for it. Never sign an empty form.
        </p>
      </>
    ),
  },
  {
    id: 'agents',
    title: 'If you are an agent',
    body: (
      <ul>
        <li>
          Your identity is verified before a service of yours goes public, and again when your papers expire.
        </li>
        <li>You offer only what you may lawfully do, for the countries where you may do it.</li>
        <li>The price you publish is the price. No second bill, no payment around {PRODUCT}.</li>
        <li>
          You promise work, never an outcome. “Guaranteed visa” is a false statement and ends an account.
        </li>
        <li>Your clients’ documents serve their case and nothing else.</li>
        <li>You refuse an order that puts you in a conflict of interest, and say so early.</li>
        <li>Taxes on what you earn are yours to declare.</li>
      </ul>
    ),
  },
  {
    id: 'licensed-advice',
    title: 'Where advice needs a licence',
    body: (
      <>
        <p>
          In some countries only licensed people may give immigration advice, in most of them even without a
          fee. Today we apply this to <Link to={paths.country('ca')}>Canada</Link>,{' '}
          <Link to={paths.country('au')}>Australia</Link>, the{' '}
          <Link to={paths.country('gb')}>United Kingdom</Link>,{' '}
          <Link to={paths.country('nz')}>New Zealand</Link>, the{' '}
          <Link to={paths.country('us')}>United States</Link> and <Link to={paths.country('jp')}>Japan</Link>.
          A service for one of these is published only after we have compared the agent’s licence with the
          regulator’s register. Where a regulator gives classes of licence, the class must cover the visa.
          When the licence ends or no longer covers the visa, the service goes offline.
        </p>
        <p>
          The profile shows the regulator, the class, the licence number and its end date, so you can check
          them yourself with the regulator. Elsewhere, the verified stamp means that we know who the agent is.
          It is not a licence.
        </p>
      </>
    ),
  },
  {
    id: 'seller',
    title: 'Who sells to you',
    body: (
      <>
        <p>
          You buy the work from the agent, not from us. The profile says whether the agent trades as a
          business, and then names it with its number and address. Where it names none, you buy from a private
          person, and rights that consumers have against businesses may not apply. The agent answers for the
          work; we answer for the site and for handling the payment.
        </p>
        <p>
          Some advisers must sign an agreement of their own with you before they begin, and follow the code of
          their regulator. Where that gives you more than these terms, it comes first.
        </p>
      </>
    ),
  },
  {
    id: 'orders-and-payment',
    title: 'Orders and protected payment',
    body: (
      <>
        <p>
          Before you pay, you see the price, any tax, the delivery time, what you must hand over, and which
          share is refunded at which stage. An order keeps exactly what you saw; later changes to the service
          do not touch it. Unless the service says otherwise, government fees are not included and are paid by
          you to the authority.
        </p>
        <p>
          Your payment is charged at once and held. The agent does not have it yet. An order that is not paid
          within 24 hours is cancelled automatically.
        </p>
      </>
    ),
  },
  {
    id: 'held-money',
    title: 'How payments are held',
    body: (
      <>
        <p>
          Agents appoint us to receive payments for them: what you have paid to us counts as paid to the
          agent. A payment processor takes the money and keeps it until it is released or refunded. No one
          earns interest on it. An order that nobody starts is cancelled after 30 days.
        </p>
        <p>
          If your bank takes a payment back, the order pauses until that is settled. Taxes that we must add
          are shown before you pay; agents see to their own taxes.
        </p>
      </>
    ),
  },
  {
    id: 'completion',
    title: 'Completion and release',
    body: (
      <>
        <p>
          When the work is done, the agent asks you to confirm it, with a summary and the files. You may
          accept, or ask for changes and say which. Acceptance releases the payment to the agent.
        </p>
        <p>
          If you say nothing, we remind you twice. After 14 days without an answer the work counts as
          accepted. Released money first rests for a clearance period, usually 14 days, before the agent can
          withdraw it. In that time you can still open a conflict.
        </p>
        <p>
          The work is complete when the agreed work is delivered, whatever the authority decides afterwards. A
          refusal alone is no ground for a refund; work that was not done, or not done as agreed, is.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Cancelling and refunds',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What you get back</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Within 72 hours of paying, work not started</th>
              <td>Everything</td>
            </tr>
            <tr>
              <th scope="row">
                The agent declines, or does not start within three days of having what they need
              </th>
              <td>Everything</td>
            </tr>
            <tr>
              <th scope="row">Nothing has started 30 days after paying</th>
              <td>Everything; the order is cancelled automatically, after two warnings</td>
            </tr>
            <tr>
              <th scope="row">Later, before the work starts</th>
              <td>The share the order names for this stage: everything, on orders since November 2026</td>
            </tr>
            <tr>
              <th scope="row">After the start, before filing</th>
              <td>The share the service named for this stage</td>
            </tr>
            <tr>
              <th scope="row">After filing</th>
              <td>The share the service named for this stage</td>
            </tr>
          </tbody>
        </table>
        <p>
          The shares by stage are the starting point of every conversation about a refund; you and the agent
          may agree on another amount. Refunds go back the way you paid. If the law where you live gives you a
          longer time to withdraw, that holds.
        </p>
      </>
    ),
  },
  {
    id: 'withdrawal',
    title: 'Your right to withdraw',
    body: (
      <>
        <p>
          Consumers in the European Union, the United Kingdom and some other places may withdraw from a
          contract made online within 14 days, without giving a reason. If you asked for the work to begin
          earlier, you pay for what was done until then; once it is fully done at your request, the right
          ends.
        </p>
        <p>
          To withdraw, tell us in any clear way before the 14 days are over, for example: “I withdraw from my
          order SO-… of (date). Name, address, date.” Write to <SupportMail /> or use the{' '}
          <Link to={paths.contact()}>contact form</Link>. You get back what you paid the way you paid it,
          within 14 days.
        </p>
        <p>Wherever you live, within 72 hours of paying and before the work starts, everything comes back.</p>
      </>
    ),
  },
  {
    id: 'conflicts',
    title: 'When you disagree',
    body: (
      <>
        <p>Either side can open a conflict on a running order. From that moment the money cannot move.</p>
        <ul>
          <li>
            First, between you: the other side has five working days to answer, refund, or offer to continue
            the work. Either of you can ask our staff at any time. A proposal that nobody answers counts as
            accepted only if it gives the client at least what the refund terms of the order give, and only 48
            hours after a last reminder; anything less goes to our staff.
          </li>
          <li>Then we mediate: a member of our staff reads the order and proposes a solution.</li>
          <li>
            Then we decide, in writing and with reasons. You may appeal once, within seven days, with new
            evidence.
          </li>
          <li>
            Until we have decided, a client keeps every way out that was open when the conflict began: the
            cooling-off time, the right to withdraw, and a full refund because the agent did not begin.
          </li>
          <li>
            Whoever withdraws a conflict wins no time by it. A new one needs another reason or something new,
            and the third of an order goes to our staff at once.
          </li>
        </ul>
        <p>
          Our decision is about the money we hold. It does not take away your right to go to a court, to your
          bank, or to the agent’s regulator.
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'What we earn',
    body: (
      <p>
        Clients pay no fee to {PRODUCT}. Agents pay a commission on completed orders. Its percentage depends
        on the agent’s plan and is shown, with the plans’ prices, in the agent’s account before they choose
        one; an order keeps the percentage of the day it was placed. The commission is part of the price you
        see, never added to it.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews, articles and other words',
    body: (
      <>
        <p>
          A review needs a finished order: one order, one review, by its client, within 30 days. The agent may
          reply once. We remove reviews that are abusive, reveal personal data or were paid for, and say why.
          We do not remove them for being bad.
        </p>
        <p>
          What you write stays yours. You allow us to show it here for as long as it is published. Articles
          are their authors’ views and can be out of date; rules change, and the authority’s own site has the
          last word.
        </p>
      </>
    ),
  },
  {
    id: 'report',
    title: 'Telling us of something wrong',
    body: (
      <>
        <p>
          Anyone may report a service, a review or an article that breaks the law or these terms: press
          “Report” beside it, no account needed, or write to <SupportMail />, which is also our contact point
          for authorities. Say what is wrong and how you know. A person decides, never a program. You hear
          what was decided and why; whoever wrote what we hide hears our reasons. The person the decision goes
          against may object once within six months, free of charge, and another member of our team answers.
        </p>
      </>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>
          False documents, false identities, invented jobs, marriages or bank balances, or help with any of
          these.
        </li>
        <li>Promises of a decision, or hints at influence inside a visa office.</li>
        <li>Taking a conversation or a payment off {PRODUCT} to avoid its protection or its commission.</li>
        <li>Harassment, discrimination, and any use of another person’s papers beyond their case.</li>
        <li>Attacks on the site, collecting its data in bulk, and opening accounts by machine.</li>
      </ul>
    ),
  },
  {
    id: 'ending',
    title: 'Pausing and ending an account',
    body: (
      <>
        <p>
          You can ask for deletion at any time; it takes effect after 14 days, and only once no order is open
          and no money is held. The <Link to={paths.privacy()}>privacy policy</Link> says what remains.
        </p>
        <p>
          We may suspend an account that breaks these terms or puts others at risk. You are told the reason
          and can answer it. When we revoke an agent’s verification, we tell the clients with open orders
          which refund they can get.
        </p>
      </>
    ),
  },
  {
    id: 'agents-notice',
    title: 'Agents: notice, reasons and appeal',
    body: (
      <>
        <p>
          We tell agents of changed terms at least 15 days before they apply. Before we end an account we give
          30 days and our reasons, unless the law or a serious breach forbids waiting. Agents may object: a
          person who did not decide before looks again and answers with reasons.{' '}
          <Link to={paths.ranking()}>How agents are ranked</Link> has its own page.
        </p>
        <p>Lawyers whose rules forbid sharing fees write to us before they publish a service.</p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We answer for our own part: careful checks, money held and released as described, data protected,
          and a site that works as well as we can make it. We do not answer for decisions of authorities, nor
          for the advice and work of agents, who answer for those themselves.
        </p>
        <p>
          The facts on our country and visa pages are gathered with care. Each names where it was read and
          when. After six months it is marked as possibly out of date; after twelve it is shown as the last
          that we know. All may have changed since: confirm them with the authority before you rely on them.
        </p>
        <p>
          Nothing here takes away rights that the law gives you and that cannot be waived, and nothing limits
          what we owe you for harm done on purpose or through gross neglect.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <>
        <p>
          The law of the country of whoever runs this site applies. Consumers keep the protection of the law
          where they live and may go to court there. If one sentence of these terms does not hold, the others
          do. The English text is the one that counts.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <>
        <p>
          We write to everyone with an account before a change in substance applies. Orders already placed
          keep the terms they were placed under.
        </p>
        <p>
          Write to <SupportMail /> or use the <Link to={paths.contact()}>contact form</Link>.
        </p>
      </>
    ),
  },
]
