import { LANGUAGES } from '../../ui/language.ts'
import { Group, Segments, Switch } from './parts.tsx'
import { change, settings } from './settings.ts'
import { settingsWords } from './words.ts'

const CHOICES = ['browser', ...LANGUAGES] as const

export function PlaySection() {
  const { play: said, sections } = settingsWords()
  const { language, confirmLeave } = settings.value
  return (
    <Group title={sections.play}>
      <Segments
        label={said.language}
        values={CHOICES}
        value={language ?? 'browser'}
        text={value => (value === 'browser' ? said.asBrowser : said.languages[value])}
        onChange={value => change({ language: value === 'browser' ? null : value })}
      />
      <Switch label={said.leave} about={said.leaveAbout} on={confirmLeave} onChange={on => change({ confirmLeave: on })} />
    </Group>
  )
}
