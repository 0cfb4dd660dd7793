import { expect, type Page } from '@playwright/test'
import { answer, press, refuse, type State, shows } from './state.ts'

/** Whatever would go after a second or more stays. */
const keepToasts = (page: Page) =>
  page.evaluate(() => {
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (then: () => void, ms = 0) => (ms < 1000 ? wait(then, ms) : 0),
    })
  })

export const BEFORE_LOGIN: readonly State[] = [
  {
    name: 'Login',
    title: 'Login',
    async arrange(page) {
      await page.goto('/login')
      await shows(page, 'Demonstration')
    },
  },
  {
    name: 'Login without an email',
    title: 'Login',
    async arrange(page) {
      await page.goto('/login')
      await shows(page, 'Demonstration')
      await press(page, 'Submit')
      await shows(page, 'Please enter an email.')
    },
  },
  {
    name: 'Login refused',
    title: 'Login',
    async arrange(page) {
      await refuse(page, 'token', 401)
      await page.goto('/login')
      await page.getByLabel('Email').fill('mary@maplecourt.example')
      await page.getByLabel('Password', { exact: true }).fill('a long enough password')
      await press(page, 'Show Password')
      await press(page, 'Submit')
      await shows(page, 'Something went wrong.')
    },
  },
  {
    name: 'Forgot password',
    title: 'Forgot password',
    async arrange(page) {
      await page.goto('/forgot-your-password')
      await shows(page, 'support@')
    },
  },
  {
    name: 'Forgot password, not sent',
    title: 'Forgot password',
    async arrange(page) {
      await refuse(page, 'password_reset', 500)
      await page.goto('/forgot-your-password')
      await shows(page, 'support@')
      await page.getByLabel('Email').fill('mary@maplecourt.example')
      await press(page, 'Submit')
      await shows(page, 'Your email may be incorrect.')
    },
  },
  {
    name: 'Forgot password, sent, and the address copied',
    title: 'Forgot password',
    async arrange(page) {
      await answer(page, 'password_reset', { detail: '' })
      await page.goto('/forgot-your-password')
      await page.getByLabel('Email').fill('mary@maplecourt.example')
      await press(page, 'Submit')
      await shows(page, 'Thank you for using our password reset utility.')
      await keepToasts(page)
      await press(page, 'Need Help?')
      await shows(page, 'has been copied to your clipboard!')
    },
  },
  {
    name: 'Choose a new password',
    title: 'Choose a new password',
    async arrange(page) {
      await page.goto('/password-confirm?token=none')
      await shows(page, 'Confirm Password')
    },
  },
  {
    name: 'Choose a new password, with two that differ',
    title: 'Choose a new password',
    async arrange(page) {
      await page.goto('/password-confirm?token=none')
      await page.getByLabel('Password', { exact: true }).fill('one password')
      await page.getByLabel('Confirm Password', { exact: true }).fill('another password')
      await press(page, 'Submit')
      await shows(page, 'Please ensure that both passwords are the same.')
    },
  },
  {
    name: 'Choose a new password, done',
    title: 'Choose a new password',
    async arrange(page) {
      await answer(page, 'password_reset/confirm', { detail: '' })
      await page.goto('/password-confirm?token=none')
      await page.getByLabel('Password', { exact: true }).fill('one password for two')
      await page.getByLabel('Confirm Password', { exact: true }).fill('one password for two')
      await press(page, 'Submit')
      await shows(page, 'Your password was reset.')
    },
  },
  {
    name: 'Account ended',
    title: 'Account ended',
    async arrange(page) {
      await page.goto('/no-such-page')
      await shows(page, 'sales@')
    },
  },
  {
    name: 'Set up',
    title: 'Set up Parlour',
    async arrange(page) {
      await page.goto('/set-up')
      await press(page, 'Set up')
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
]
