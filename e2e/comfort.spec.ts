import { expect, test } from './logged-in.ts'

test('colors and text size are seen at once, and stand before the program comes', async ({
  page,
}) => {
  const html = page.locator('html')
  await page.goto('/home')
  await page.getByRole('button', { name: 'Comfort' }).click()
  await page.getByRole('radio', { name: 'High contrast' }).check()
  await expect(html).toHaveAttribute('data-theme', 'contrast')
  await page.getByRole('radio', { name: 'Largest' }).check()
  await expect(html).toHaveAttribute('data-text', '200')
  await expect(html).toHaveCSS('font-size', '40px')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'contrast')
  await expect(html).toHaveAttribute('data-text', '200')
})

for (const { wish, theme } of [
  { wish: { colorScheme: 'light' }, theme: 'light' },
  { wish: { colorScheme: 'dark' }, theme: 'dark' },
  { wish: { colorScheme: 'light', contrast: 'more' }, theme: 'contrast' },
] as const) {
  test(`a new tablet that wishes for ${theme} gets it`, async ({ page }) => {
    await page.emulateMedia(wish)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  })
}
