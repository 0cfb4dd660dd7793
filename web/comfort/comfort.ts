const KEY = 'comfort'

export const THEMES = { light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const
export const TEXT_SIZES = {
  '100': 'Standard',
  '125': 'Large',
  '150': 'Larger',
  '200': 'Largest',
} as const

export interface Comfort {
  readonly theme: keyof typeof THEMES
  readonly text: keyof typeof TEXT_SIZES
}

/** What stands on `<html>` now; `before-program.js` put it there. */
export function currentComfort(): Comfort {
  const { theme, text } = document.documentElement.dataset
  return {
    theme: isKeyOf(THEMES, theme) ? theme : 'light',
    text: isKeyOf(TEXT_SIZES, text) ? text : '100',
  }
}

/** Applies the settings at once and keeps them on this tablet. */
export function setComfort(comfort: Comfort): void {
  Object.assign(document.documentElement.dataset, comfort)
  localStorage.setItem(KEY, JSON.stringify(comfort))
}

const isKeyOf = <T extends object>(
  table: T,
  key: string | undefined,
): key is Extract<keyof T, string> => key !== undefined && key in table
