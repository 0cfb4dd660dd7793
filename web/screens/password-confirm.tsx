import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { confirmReset, PASSWORD_MIN, RESET_TEXT } from '#contract/password-reset.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ErrorText, PasswordField } from '#ui/field.tsx'
import { call } from '../api.ts'
import { NO_CONNECTION } from '../session/login.ts'
import { Card } from '../shell/logged-out-frame.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './form.module.css'

interface Errors {
  password?: string
  confirm?: string
  server?: string
}

export default function PasswordConfirm() {
  useTitle('Choose a new password')
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)

  // The token opens an account: it does not stay in the address bar or the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const password = String(fields.get('password'))
    const confirm = String(fields.get('confirm'))
    const found = judge(password, confirm)
    setErrors(found)
    if (Object.keys(found).length > 0) return

    setBusy(true)
    const reply = await call(confirmReset, {
      body: { password, password_c: confirm, token },
    }).finally(() => setBusy(false))
    if (reply.kind === 'answer') setDone(true)
    else setErrors({ server: reply.kind === 'refusal' ? reply.body.detail : NO_CONNECTION })
  }

  if (isDone) {
    return (
      <Card>
        <h1>Choose a new password</h1>
        <p role="status" className={styles.success}>
          Your password was reset. You can log in with it now.
        </p>
        <Link href="/login" className={buttonClass()}>
          Go to login
        </Link>
      </Card>
    )
  }
  return (
    <Card>
      <h1>Choose a new password</h1>
      <p>
        Use at least {PASSWORD_MIN} characters. A short sentence of four or more words is easy to
        remember.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm"
          autoComplete="new-password"
          error={errors.confirm}
        />
        <ErrorText error={errors.server} />
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'Please wait…' : 'Submit'}
        </Button>
      </form>
      <Link href="/login" className={buttonClass()}>
        Back to login
      </Link>
    </Card>
  )
}

function judge(password: string, confirm: string): Errors {
  if (!confirm) return { confirm: RESET_TEXT.noConfirm }
  if (!password) return { password: RESET_TEXT.noPassword }
  if (password !== confirm) return { confirm: RESET_TEXT.mismatch }
  return {}
}
