/** Where a game of another site is shown. */
export const EXTERNAL = '/games/external-games'

/** The address at which a game or a word search opens: another site's opens in our frame. */
export const addressOf = (url: string) =>
  url.includes('https') ? `${EXTERNAL}?game_url=${encodeURIComponent(url)}` : url
