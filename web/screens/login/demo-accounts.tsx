import type { Answer } from '#contract/endpoint.ts'
import type { frontDoor } from '#contract/front-door.ts'
import { Card } from '../../shell/logged-out-frame.tsx'
import styles from './demo-accounts.module.css'

interface DemoAccountsProps {
  demo: NonNullable<Answer<typeof frontDoor>['demo']>
  onChoose(email: string, password: string): void
}

/** The demonstration's accounts; choosing one fills the form. */
export function DemoAccounts({ demo: { accounts, password }, onChoose }: DemoAccountsProps) {
  return (
    <Card>
      <h2>Demonstration</h2>
      <p>
        Choose an account to fill the form. Every password is <b>{password}</b>
      </p>
      <ul className={styles.accounts}>
        {accounts.map(({ email, community, role }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.account}
              onClick={() => onChoose(email, password)}
            >
              <span>
                {community}, {role}
              </span>
              <span className={styles.email}>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
