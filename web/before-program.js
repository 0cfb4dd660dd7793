// Runs inline, before anything is painted and before the program arrives.
const page = document.documentElement

// The tablet's comfort settings stand in the first painted frame.
try {
  const comfort = JSON.parse(localStorage.getItem('comfort') || '{}')
  const wished = matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
  page.dataset.theme = comfort.theme || wished
  page.dataset.text = comfort.text || '100'
} catch {
  page.dataset.theme = 'light'
}

// What was drawn in advance is for those who have to log in.
if (localStorage.getItem('token')) page.dataset.drawn = 'hidden'

// A form that is sent too early waits for the program.
document.addEventListener('submit', (event) => {
  if (page.dataset.program) return
  event.preventDefault()
  page.dataset.sent = 'early'
})
