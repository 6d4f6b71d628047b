// Runs before the first paint, so that a page never flashes in the wrong colours, size or language. shell/settings takes over from here.
;(() => {
  const root = document.documentElement
  let set = {}
  try {
    set = JSON.parse(localStorage.getItem('lockstep.settings')) || { theme: localStorage.getItem('lockstep.theme') }
  } catch {
    // Storage is forbidden here, or what it holds is no record; the system's wish is as good.
  }
  const asks = query => matchMedia(query).matches
  const known = ['light', 'dark', 'contrast', 'contrast-dark'].includes(set.theme)
  const dark = known ? set.theme.endsWith('dark') : asks('(prefers-color-scheme: dark)')
  const contrast = known ? set.theme.startsWith('contrast') : asks('(prefers-contrast: more)')
  root.dataset.theme = dark ? 'dark' : 'light'
  if (contrast) root.dataset.contrast = 'high'
  if (set.textSize >= 14 && set.textSize <= 22) root.style.fontSize = `${(set.textSize / 16) * 100}%`
  if (set.language === 'en' || set.language === 'de') root.lang = set.language
})()
