const KEY = 'savedUsername'

/** The email that "Save username?" keeps on the tablet. */
export const savedEmail = () => localStorage.getItem(KEY) ?? ''

export function saveEmail(email: string | undefined): void {
  if (email) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}
