import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { RESET_TEXT, requestReset } from '#contract/password-reset.ts'
import { Button } from '#ui/button.tsx'
import { ErrorText, TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { call } from '../api.ts'
import { useFrontDoor } from '../session/front-door.ts'
import { NO_CONNECTION } from '../session/login.ts'
import { copyText } from '../shell/copy.ts'
import { Card } from '../shell/logged-out-frame.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './form.module.css'

export default function ForgotPassword() {
  useTitle('Forgot password')
  const [, navigate] = useLocation()
  const support = useFrontDoor()?.support_email
  const [fieldError, setFieldError] = useState<string>()
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    setError(undefined)
    setSent(undefined)
    setFieldError(email ? undefined : RESET_TEXT.noEmail)
    if (!email) return

    setBusy(true)
    const reply = await call(requestReset, { body: { email } }).finally(() => setBusy(false))
    if (reply.kind === 'answer') setSent(RESET_TEXT.sent)
    else setError(reply.kind === 'refusal' ? RESET_TEXT.notSent : NO_CONNECTION)
  }

  const copySupport = async () => {
    if (support && (await copyText(support))) {
      showToast('The support email has been copied to your clipboard!', 'good')
    }
  }

  return (
    <Card>
      <h1>Forgot password</h1>
      <p>Enter your email and you will get a link to choose a new password.</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={fieldError}
        />
        <ErrorText error={error} />
        <p role="status" className={sent && styles.success}>
          {sent}
        </p>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'Please wait…' : 'Submit'}
        </Button>
      </form>
      <div className={styles.form}>
        <Button onClick={() => navigate('/login')}>Back to home</Button>
        <Button onClick={copySupport} disabled={!support}>
          Need Help?
        </Button>
        {support && <p className={styles.address}>{support}</p>}
      </div>
    </Card>
  )
}
