/** One mail, not yet on its way. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Recipient {
  readonly email: string
  readonly first_name: string
}

export const resetLetter = (to: Recipient, link: string, supportEmail: string): Letter =>
  letter(to, 'Choose a new password for Parlour', [
    'Someone asked for a new password for your Parlour account. If it was you, please open this link within one hour. It works once:',
    link,
    'If it was not you, there is nothing to do. Your password stays as it is.',
    `If you need help, please write to ${supportEmail}.`,
  ])

export const changedLetter = (to: Recipient, supportEmail: string): Letter =>
  letter(to, 'Your password was changed', [
    'The password of your Parlour account was changed, and every tablet and computer was logged out. Please log in with the new password.',
    `If you did not do this, please write to ${supportEmail} at once.`,
  ])

function letter(to: Recipient, subject: string, paragraphs: readonly string[]): Letter {
  const all = [`Hello ${to.first_name},`, ...paragraphs, 'Parlour']
  return {
    to: to.email,
    subject,
    text: `${all.join('\n\n')}\n`,
    html: all.map((paragraph) => `<p>${toHtml(paragraph)}</p>`).join('\n'),
  }
}

function toHtml(text: string): string {
  const safe = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return /^https?:\/\/\S+$/.test(safe) ? `<a href="${safe}">${safe}</a>` : safe
}
