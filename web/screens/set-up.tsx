import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { PASSWORD_MIN } from '#contract/password-reset.ts'
import { setUp } from '#contract/set-up.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ErrorText, PasswordField, TextField } from '#ui/field.tsx'
import { call } from '../api.ts'
import { forgetFrontDoor } from '../session/front-door.ts'
import { NO_CONNECTION } from '../session/login.ts'
import { Card } from '../shell/logged-out-frame.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './form.module.css'

const FIELDS = [
  { name: 'code', label: 'Set-up code', autoComplete: 'one-time-code' },
  { name: 'community', label: 'Name of the community', autoComplete: 'organization' },
  { name: 'subdomain', label: 'Short name for its address', autoComplete: 'off' },
  { name: 'first_name', label: 'Your first name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Your last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Your email', autoComplete: 'username' },
] as const

type Name = (typeof FIELDS)[number]['name'] | 'password'

/** The first minutes of a live server: its first community and the operator who runs it. */
export default function SetUp() {
  useTitle('Set up Parlour')
  const [errors, setErrors] = useState<Partial<Record<Name | 'server', string>>>({})
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: Name) => String(fields.get(name))
    setBusy(true)
    const reply = await call(setUp, {
      body: {
        code: text('code'),
        community: text('community'),
        subdomain: text('subdomain'),
        first_name: text('first_name'),
        last_name: text('last_name'),
        email: text('email'),
        password: text('password'),
      },
    }).finally(() => setBusy(false))
    if (reply.kind === 'answer') {
      forgetFrontDoor()
      return setDone(true)
    }
    setErrors(reply.kind === 'refusal' ? fieldErrors(reply.body) : { server: NO_CONNECTION })
  }

  if (isDone) {
    return (
      <Card>
        <h1>Parlour is ready</h1>
        <p role="status" className={styles.success}>
          Your community and your account were made.
        </p>
        <Link href="/login" className={buttonClass()}>
          Go to login
        </Link>
      </Card>
    )
  }
  return (
    <Card>
      <h1>Set up Parlour</h1>
      <p>The set-up code was printed on the server's console when it started.</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        {FIELDS.map((field) => (
          <TextField key={field.name} {...field} autoCapitalize="none" error={errors[field.name]} />
        ))}
        <PasswordField
          label={`Password, at least ${PASSWORD_MIN} characters`}
          name="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <ErrorText error={errors.server} />
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'Please wait…' : 'Set up'}
        </Button>
      </form>
    </Card>
  )
}

/** Each sentence at its field; one about no field below the form. */
function fieldErrors({
  detail,
  ...fields
}: {
  detail: string
  [field: string]: string | string[]
}) {
  const found = Object.entries(fields).map(([name, sentences]) => [name, [sentences].flat()[0]])
  return found.length > 0 ? Object.fromEntries(found) : { server: detail }
}
