import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LOGIN_TEXT } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { CheckField, ErrorText, PasswordField, TextField } from '#ui/field.tsx'
import { useFrontDoor } from '../../session/front-door.ts'
import { logIn, NO_CONNECTION } from '../../session/login.ts'
import { savedEmail, saveEmail } from '../../session/login-email.ts'
import { Card } from '../../shell/logged-out-frame.tsx'
import { useTitle } from '../../shell/title.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import styles from './login.module.css'

interface Errors {
  email?: string
  password?: string
  server?: string
}

/** The first page: drawn at build time, so its fields keep their own text. */
export function Login() {
  useTitle('Login')
  const [, navigate] = useLocation()
  const door = useFrontDoor()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const page = document.documentElement
    if (page.dataset.sent) form.current?.requestSubmit()
    delete page.dataset.sent

    const email = savedEmail()
    const field = input(form.current, 'email')
    if (!email || !field || field.value) return
    field.value = email
    const box = input(form.current, 'save')
    if (box) box.checked = true
  }, [])

  useEffect(() => {
    if (door?.needs_set_up) navigate('/set-up')
  }, [door, navigate])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const email = String(fields.get('email')).trim().toLowerCase()
    const password = String(fields.get('password'))
    if (!email) return setErrors({ email: LOGIN_TEXT.noEmail })
    if (!password) return setErrors({ password: LOGIN_TEXT.noPassword })

    setErrors({})
    setBusy(true)
    saveEmail(fields.get('save') ? email : undefined)
    const sentence = await logIn(email, password).finally(() => setBusy(false))
    if (sentence === undefined) return navigate('/home', { replace: true })
    setErrors({ server: sentence })
    const field = input(form.current, 'password')
    if (field && sentence !== NO_CONNECTION) field.value = ''
  }

  return (
    <>
      <Card>
        <h1>Login</h1>
        <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={errors.email}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
          <CheckField label="Save username?" name="save" />
          <ErrorText error={errors.server} />
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? 'Please wait…' : 'Submit'}
          </Button>
        </form>
        <nav className={styles.links} aria-label="Help">
          <Link href="/forgot-your-password">Forgot your password?</Link>
          <a href={door?.info_url ?? 'https://parlour.example'} rel="noreferrer">
            About Parlour
          </a>
        </nav>
      </Card>
      {door?.demo && (
        <DemoAccounts
          demo={door.demo}
          onChoose={(email, password) => {
            const fields = {
              email: input(form.current, 'email'),
              password: input(form.current, 'password'),
            }
            if (fields.email) fields.email.value = email
            if (fields.password) fields.password.value = password
          }}
        />
      )}
    </>
  )
}

function input(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}
