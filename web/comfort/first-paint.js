// Runs inline, before anything is painted: the tablet's comfort settings on <html>.
try {
  const comfort = JSON.parse(localStorage.getItem('comfort') || '{}')
  const theme =
    comfort.theme ||
    (matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light')
  document.documentElement.dataset.theme = theme
  document.documentElement.dataset.text = comfort.text || '100'
} catch {
  document.documentElement.dataset.theme = 'light'
}
