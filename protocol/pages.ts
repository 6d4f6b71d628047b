/** The addresses at which there is a page: the server answers them with it, and the shell's routes lead to them. `*` is whatever follows. */
export const PAGES = [
  ...['/', '/play/*', '/games/*', '/daily/*', '/watch', '/watch/*', '/seal', '/learn', '/settings'],
  ...['/online', '/online/*', '/match/*', '/challenge/*', '/people/*', '/account'],
] as const
