// Runs before the first paint, so that a page never flashes in the wrong colours. shell/theme.ts takes over from here.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('lockstep.theme')
  } catch {
    // Storage is forbidden here; the system's wish is as good.
  }
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
})()
