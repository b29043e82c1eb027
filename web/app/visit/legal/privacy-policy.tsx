import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import type { Kept } from '@sojourn/contract/people/own-data'
import { AnalyticsChoice, TrackingInShort } from '../../layouts/analytics/analytics-choice.tsx'
import { SupportMail } from '../../layouts/footer/support-mail.tsx'
import { useSite } from '../../session/site.ts'
import { Link } from '../../ui/text/link.tsx'
import { Companies } from './companies.tsx'
import type { LegalSection } from './legal-page.tsx'
import { RetentionTable } from './retention-table.tsx'

const inShort: LegalSection = {
  id: 'in-short',
  title: 'In short',
  body: (
    <ul>
      <li>We keep what your application needs, and show it only to the people who work on it.</li>
      <li>Passports and other documents are encrypted. You can see who opened them, and when.</li>
      <li>Card numbers never reach us; they go straight to the payment processor.</li>
      <li>
        <TrackingInShort />
      </li>
      <li>You can take everything we hold about you with you, and you can have it deleted.</li>
    </ul>
  ),
}

const whatWeKeep: LegalSection = {
  id: 'what-we-keep',
  title: 'What we keep, and why',
  body: (
    <>
      <p>
        What we know about you depends on what you do here. Looking around takes no account and leaves almost
        nothing behind.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">When you …</th>
            <th scope="col">… we keep</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Visit</th>
            <td>
              Technical records of the request, with your network address, so that the site works and abuse
              can be stopped.
            </td>
          </tr>
          <tr>
            <th scope="row">Open an account</th>
            <td>
              Your name, email address, time zone and a fingerprint of your password that cannot be turned
              back into it. Phone, date of birth, gender and address only if you enter them.
            </td>
          </tr>
          <tr>
            <th scope="row">Create a goal</th>
            <td>
              Where you want to go, why, by when, and what you tell us about your case. If you enter who
              applies with you: their names, how you are related, when they were born and their passport’s
              country.
            </td>
          </tr>
          <tr>
            <th scope="row">Place an order</th>
            <td>
              The service as you bought it, the documents you hand over, your meetings, your messages with the
              agent, and a timeline of who did what.
            </td>
          </tr>
          <tr>
            <th scope="row">Pay</th>
            <td>
              The amount, the date, the outcome, and the brand, last four digits and expiry date of your card.
              The number itself is entered on the processor’s page.
            </td>
          </tr>
          <tr>
            <th scope="row">Work as an agent</th>
            <td>
              Your identity document, address, business and licence details, services, articles, working hours
              and payouts. Your profile, licence and reviews are public.
            </td>
          </tr>
          <tr>
            <th scope="row">Report something</th>
            <td>What you report and why, your name and address, and our decision.</td>
          </tr>
          <tr>
            <th scope="row">Write to us</th>
            <td>Your name, address and message, so that we can answer and follow up.</td>
          </tr>
        </tbody>
      </table>
      <p>
        Most of this we need to carry out what you asked us for. Some we keep because the law makes us, such
        as records of payments. Some, such as limits on failed sign-ins, serves the safety of everyone here.
        Where none of these reasons holds, we ask you first.
      </p>
    </>
  ),
}

const whyLawful: LegalSection = {
  id: 'why-lawful',
  title: 'What allows us to use it',
  body: (
    <>
      <ul>
        <li>
          <strong>Your contract:</strong> account, goals, orders, documents, messages and payments, because
          you asked for these.
        </li>
        <li>
          <strong>The law:</strong> records of payments and of checks on agents.
        </li>
        <li>
          <strong>Our interest in a safe site:</strong> logs, limits, devices and reports of abuse.
        </li>
        <li>
          <strong>Your consent:</strong> mails with news, and whatever else we ask you for first. You may take
          it back at any time.
        </li>
      </ul>
      <p>
        Visa cases can hold what is specially protected: health, religion, ethnic origin, political
        persecution, criminal records. We keep it only because you hand it over for your case, or because a
        legal claim needs it. Leave out what your case does not need.
      </p>
      <p>
        We decide how the site uses your data. For the work on your case the agent decides and answers to you
        for it in their own right.
      </p>
    </>
  ),
}

const documents: LegalSection = {
  id: 'documents',
  title: 'Passports and other documents',
  body: (
    <>
      <p>
        A passport scan is the most sensitive thing most people will ever upload. Every file is encrypted with
        a key of its own, and those keys are locked with another one that is not stored beside them. No
        document has a public address; each opening is checked against who you are at that moment.
      </p>
      <ul>
        <li>Documents of an order are seen by you and by the agent you hired for it.</li>
        <li>Our staff see them only inside a conflict you or your agent opened, and only to settle it.</li>
        <li>Every opening and download is written down, and the list is yours to read.</li>
        <li>
          The identity documents of agents are seen by the agent and by the staff who verify them. Nobody
          else.
        </li>
      </ul>
    </>
  ),
}

const whoSees: LegalSection = {
  id: 'who-sees',
  title: 'Who sees what',
  body: (
    <>
      <p>
        <strong>The public</strong> sees agent profiles, services, articles and reviews. A review carries your
        first name and an initial, never your full name.
      </p>
      <p>
        <strong>An agent</strong> sees your name, your goal, who applies with you and your documents from the
        moment an order is paid. An agent whom you ask a question before that sees your name, your picture,
        whether you are online, what you write and, if you name a goal, its purpose and country. No other
        agent sees anything.
      </p>
      <p>
        <strong>Other clients</strong> see nothing of you. To anyone who is not part of it, your order does
        not exist.
      </p>
      <p>
        <strong>Our staff</strong> see what their task needs: verification, support, conflicts. What they do
        is recorded.
      </p>
    </>
  ),
}

const others: LegalSection = {
  id: 'others',
  title: 'Companies that work for us, and authorities',
  body: (
    <>
      <p>We give other companies only what each needs for its part:</p>
      <Companies />
      <p>
        Nothing goes to a visa office through us: your application is filed by you or by your agent. If a
        court or an authority orders us to hand something over, we check that the order is lawful, give no
        more than it demands, and tell you unless we are forbidden to.
      </p>
    </>
  ),
}

const abroad: LegalSection = {
  id: 'abroad',
  title: 'Across borders',
  body: (
    <p>
      This marketplace connects people in different countries, so your agent may open your documents far from
      where you live. You choose that agent; their country stands on their profile. Inside {PRODUCT} the same
      rules of access apply wherever either of you is. Where the law of a country outside yours protects less,
      data goes there under contract clauses approved for it, or because your order needs it. What an agent
      takes out of {PRODUCT} to file your case is also subject to the law of the place they work in.
    </p>
  ),
}

const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies and your browser’s storage',
  body: (
    <>
      <AnalyticsChoice />
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Session cookie</th>
            <td>Keeps you signed in. Scripts cannot read it. Set only when you sign in.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>token</code>
            </th>
            <td>A short-lived proof that a change was asked for from your own page. Set with the session.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>first_name</code>, <code>user_id</code>, <code>role</code>
            </th>
            <td>Let the menu greet you before the page has loaded. They open no doors.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>offered_zone</code>
            </th>
            <td>
              Your device’s time zone while your account has another, so that the page can say so from the
              start.
            </td>
          </tr>
          <tr>
            <th scope="row">
              <code>device_id</code> (local storage)
            </th>
            <td>Tells your devices apart, so that you can sign one of them out.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>theme</code> (local storage)
            </th>
            <td>Remembers light or dark, if you chose.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>wrote</code>
            </th>
            <td>
              Lets you see, for twenty seconds after you changed something, what you changed. Set only while
              you are signed in.
            </td>
          </tr>
          <tr>
            <th scope="row">
              <code>notice</code>
            </th>
            <td>Tells the next page, for one minute, why you were sent there.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>user</code> (local storage)
            </th>
            <td>Your name, role and picture, so that the menu is there at once.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>clock</code> (local storage)
            </th>
            <td>Remembers whether hours are shown to 12 or to 24, if you chose.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>language</code>
            </th>
            <td>The language of your pages, for a year. Set while you are signed in.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>language-offer-declined</code> (local storage)
            </th>
            <td>Remembers that you want no offer to read in another language.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>list-keys</code> (local storage)
            </th>
            <td>Remembers whether letters of the keyboard work in lists, if you chose.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>translated-conversations</code> (local storage)
            </th>
            <td>Remembers in which conversations your browser translates all messages, if you chose.</td>
          </tr>
          <tr>
            <th scope="row">
              <code>outside</code>, <code>calendar</code>
            </th>
            <td>
              Show for ten minutes that whoever comes back from another service, to sign in or to link a
              calendar, is you.
            </td>
          </tr>
          <CountingRow />
          <tr>
            <th scope="row">Drafts (local storage)</th>
            <td>
              What you typed into a long form and have not sent yet. It stays on your device, for you alone.
            </td>
          </tr>
          <tr>
            <th scope="row">Session storage</th>
            <td>
              What a visit needs until you close the tab: a sign-up you have not finished, with its email;
              agents you compare; the page to return to after a payment; a time zone you declined.
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        Signing out removes the session cookie, the cookies set with it, <code>user</code> and your drafts.
        You can clear the rest in your browser at any time.
      </p>
    </>
  ),
}

/** It is there only where this place counts visits. */
function CountingRow() {
  if (!useSite().analytics) return null
  return (
    <tr>
      <th scope="row">
        <code>analytics</code> (local storage)
      </th>
      <td>Remembers whether you allow us to count your visits, once you have chosen.</td>
    </tr>
  )
}

const tracking: LegalSection = {
  id: 'tracking',
  title: 'Tracking',
  body: (
    <p>
      There is none by default: no analytics service, no advertising network, no social-media button that
      reports your visit. We count requests and errors to keep the site healthy, without building a picture of
      any person. Should that ever change, this page will say so first, and you will be asked.
    </p>
  ),
}

const howLong = (kept: readonly Kept[]): LegalSection => ({
  id: 'how-long',
  title: 'How long we keep it',
  body: <RetentionTable kept={kept} />,
})

const yourRights: LegalSection = {
  id: 'your-rights',
  title: 'What you can ask for',
  body: (
    <>
      <ul>
        <li>
          <strong>A copy.</strong> Account settings make one archive with everything we hold about you: data
          in a common format, and your files.
        </li>
        <li>
          <strong>Correction.</strong> Most of it you can change yourself. For the rest, write to us.
        </li>
        <li>
          <strong>Deletion.</strong> You ask for it in your account. It is carried out after 14 days, and you
          may change your mind until then. While an order is running or money is held we cannot delete the
          account yet; we tell you exactly what stands in the way.
        </li>
        <li>
          <strong>A pause, and taking it along.</strong> You may ask us to stop using data while a question
          about it is open, and to hand it to somebody else in a common format.
        </li>
        <li>
          <strong>Objection.</strong> You may object to anything we do for our own reasons rather than yours,
          and we stop unless we must go on by law.
        </li>
      </ul>
      <p>
        Depending on where you live you have further rights, and you may complain to your data protection
        authority at any time. Asking costs nothing and never counts against you.
      </p>
    </>
  ),
}

const security: LegalSection = {
  id: 'security',
  title: 'How we protect it',
  body: (
    <>
      <p>
        Connections are encrypted. Passwords are kept as slow, salted fingerprints. Common passwords are
        refused, failed sign-ins are slowed down, and a second step by an authenticator app is there for
        anyone who wants it. Changing your password signs out every other device.
      </p>
      <p>
        No system is beyond failure. If something happens that puts your data at risk, we tell you and the
        authority in charge without delay: what happened, what it means for you, and what to do.
      </p>
    </>
  ),
}

const children: LegalSection = {
  id: 'children',
  title: 'Children',
  body: (
    <p>
      Accounts are for adults. Children do travel, of course: their parent or guardian holds the account and
      hands over their papers, and those are protected in the same way.
    </p>
  ),
}

const changes: LegalSection = {
  id: 'changes',
  title: 'Changes, and how to reach us',
  body: (
    <>
      <p>
        When this policy changes in substance, we write to everyone with an account before it applies. The
        date at the top always tells which version you are reading.
      </p>
      <p>
        Questions, requests, doubts: <SupportMail />, or the <Link to={paths.contact()}>contact form</Link>.
      </p>
    </>
  ),
}

export const privacyPolicy = (kept: readonly Kept[]): LegalSection[] => [
  inShort,
  whatWeKeep,
  whyLawful,
  documents,
  whoSees,
  others,
  abroad,
  cookies,
  tracking,
  howLong(kept),
  yourRights,
  security,
  children,
  changes,
]
