import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { SignedInShell } from '../frames/signed-in-shell.tsx'
import { SimpleShell } from '../frames/simple-shell.tsx'
import { AccountContext, type ShellAccount } from '../session/account.ts'
import { Button } from '../ui/button/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Part } from './kit-section.tsx'
import styles from './shells.module.css'

const agent: ShellAccount = {
  uuid: '8e3f9d3d-38bd-48e1-bdf0-a10344981d61',
  role: 'consultant',
  fullname: 'Amara Okafor',
  username: 'amara-okafor',
  profile_picture: null,
  order_count: 4,
  switched: false,
}
const client: ShellAccount = {
  uuid: '0b9ff6a5-66a4-4f0c-9a55-0f1f6c1f2f11',
  role: 'subscriber',
  fullname: 'Ifeoma Nwachukwu',
  username: null,
  profile_picture: null,
  order_count: 120,
  switched: false,
}

const logOut = () => {}

export function Shells() {
  return (
    <>
      <Part title="Signed in: an agent" wide>
        <div className={styles.screen}>
          <AccountContext value={{ kind: 'present', account: agent, logOut }}>
            <SignedInShell
              sample
              pathname={agentPaths.orders()}
              banner={
                <Banner tone="warning" action={<Button size="s">Verify</Button>}>
                  Please verify your email address.
                </Banner>
              }
            >
              <SamplePage title="Orders" />
            </SignedInShell>
          </AccountContext>
        </div>
      </Part>
      <Part title="Signed in: a client, on a phone">
        <div className={styles.phone}>
          <AccountContext value={{ kind: 'present', account: client, logOut }}>
            <SignedInShell sample pathname={clientPaths.goal(12)}>
              <SamplePage title="Goals" />
            </SignedInShell>
          </AccountContext>
        </div>
      </Part>
      <Part title="Simplified" wide>
        <div className={styles.screen}>
          <AccountContext value={{ kind: 'present', account: agent, logOut }}>
            <SimpleShell sample>
              <SamplePage title="Identification" />
            </SimpleShell>
          </AccountContext>
        </div>
      </Part>
      <Part title="The account is on its way, or could not be had">
        <div className={styles.small}>
          <AccountContext value={{ kind: 'loading' }}>
            <SignedInShell sample>{null}</SignedInShell>
          </AccountContext>
        </div>
        <div className={styles.small}>
          <AccountContext value={{ kind: 'failed', retry: () => {} }}>
            <SignedInShell sample>{null}</SignedInShell>
          </AccountContext>
        </div>
      </Part>
    </>
  )
}

const SamplePage = ({ title }: { title: string }) => (
  <>
    <p className={styles.title}>{title}</p>
    <Empty action={<Button>Create a Goal</Button>}>No matching goals found</Empty>
  </>
)
