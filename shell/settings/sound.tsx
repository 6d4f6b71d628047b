import { Group, Slider, Switch } from './parts.tsx'
import { change, settings } from './settings.ts'
import { told } from './words.ts'

export function SoundSection() {
  const { sound: said } = told()
  const { muted, pieceVolume, warningVolume, musicVolume, captions } = settings.value
  return (
    <Group title={said.volume}>
      <Switch label={said.muted} about={said.mutedAbout} on={!muted} onChange={on => change({ muted: !on })} />
      <Slider
        label={said.pieces}
        value={pieceVolume}
        least={0}
        most={100}
        step={5}
        disabled={muted}
        shown={said.percent(pieceVolume)}
        onChange={value => change({ pieceVolume: value })}
      />
      <Slider
        label={said.warnings}
        value={warningVolume}
        least={0}
        most={100}
        step={5}
        disabled={muted}
        shown={said.percent(warningVolume)}
        onChange={value => change({ warningVolume: value })}
      />
      <Slider
        label={said.music}
        value={musicVolume}
        least={0}
        most={100}
        step={5}
        disabled={muted}
        shown={said.percent(musicVolume)}
        onChange={value => change({ musicVolume: value })}
      />
      <Switch label={said.captions} about={said.captionsAbout} on={captions} onChange={on => change({ captions: on })} />
    </Group>
  )
}
