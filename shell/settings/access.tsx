import { still } from '../../ui/motion.ts'
import { look } from '../app/theme.ts'
import { Group, Switch } from './parts.tsx'
import { DEFAULTS, TEXT } from './record.ts'
import { change, settings } from './settings.ts'
import { settingsWords } from './words.ts'

const LARGE = 20

/** Nothing new: the switches that matter here, so that nobody has to look for them. */
export function AccessSection() {
  const { access: said, sound } = settingsWords()
  const { pieces, textSize, captions } = settings.value
  const { dark, contrast } = look.value
  return (
    <>
      <Group title={said.lead}>
        <Switch
          label={said.contrast}
          about={said.contrastAbout}
          on={contrast}
          onChange={on => change({ theme: on ? (dark ? 'contrast-dark' : 'contrast') : dark ? 'dark' : 'light' })}
        />
        <Switch
          label={said.pieces}
          about={said.piecesAbout}
          on={pieces === 'safe'}
          onChange={on => change({ pieces: on ? 'safe' : DEFAULTS.pieces })}
        />
        <Switch label={said.still} about={said.stillAbout} on={still.value} onChange={on => change({ motion: on ? 'cuts' : 'full' })} />
        <Switch
          label={said.large}
          about={said.largeAbout}
          on={textSize >= LARGE}
          onChange={on => change({ textSize: on ? LARGE : TEXT.usual })}
        />
        <Switch label={said.captions} about={sound.captionsAbout} on={captions} onChange={on => change({ captions: on })} />
      </Group>
      <Group title={said.always}>
        {said.promises.map(promise => (
          <p class="set-row set-said" key={promise}>
            {promise}
          </p>
        ))}
      </Group>
    </>
  )
}
