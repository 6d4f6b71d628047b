import { spoken } from '../../../ui/language.ts'
import type { GamePage } from '../../../ui/pages.ts'
import { GLOSSARY_PAGE, LEGEND_PAGE } from './campaign/page-words.ts'

const CAMPAIGN_PAGE = {
  title: { en: 'Campaign', de: 'Kampagne' },
  about: {
    en: 'The map of all places: what is open, what comes next, and every star you have',
    de: 'Die Karte aller Orte: was offen ist, was als Nächstes kommt und jeder Stern, den du hast',
  },
} as const

export const pages: readonly GamePage[] = [
  {
    id: 'campaign',
    first: true,
    title: () => spoken(CAMPAIGN_PAGE.title),
    about: () => spoken(CAMPAIGN_PAGE.about),
    reached: async () => (await import('./campaign/reached.ts')).reached(),
    fetch: async () => (await import('./campaign/map.tsx')).CampaignMap,
  },
  {
    id: 'materials',
    help: true,
    title: () => spoken(LEGEND_PAGE.title),
    about: () => spoken(LEGEND_PAGE.about),
    fetch: async () => (await import('./campaign/legend.tsx')).Legend,
  },
  {
    id: 'glossary',
    help: true,
    title: () => spoken(GLOSSARY_PAGE.title),
    about: () => spoken(GLOSSARY_PAGE.about),
    fetch: async () => (await import('./campaign/glossary.tsx')).Glossary,
  },
]
