/** Why Parlour cannot start: one plain sentence for the console. Nothing has been touched. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
