import { Group, Slider, Switch } from './parts.tsx'
import { change, settings } from './settings.ts'
import { settingsWords } from './words.ts'

const VOLUMES = [
  ['pieces', 'pieceVolume'],
  ['warnings', 'warningVolume'],
  ['music', 'musicVolume'],
] as const

export function SoundSection() {
  const { sound: said } = settingsWords()
  const { muted, captions } = settings.value
  return (
    <Group title={said.volume}>
      <Switch label={said.muted} about={said.mutedAbout} on={muted === false} onChange={on => change({ muted: !on })} />
      {VOLUMES.map(([name, volume]) => (
        <Slider
          key={volume}
          label={said[name]}
          value={settings.value[volume]}
          least={0}
          most={100}
          step={5}
          disabled={muted !== false}
          shown={said.percent(settings.value[volume])}
          onChange={value => change({ [volume]: value })}
        />
      ))}
      <Switch label={said.captions} about={said.captionsAbout} on={captions} onChange={on => change({ captions: on })} />
    </Group>
  )
}
