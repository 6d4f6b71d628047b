import { Accessibility, AudioLines, ChevronRight, Dices, Gamepad2, HardDrive, Keyboard, Palette } from 'lucide'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { Header } from '../app/header.tsx'
import { AccessSection } from './access.tsx'
import { ControlsSection } from './controls.tsx'
import { DataSection } from './data.tsx'
import { LookSection } from './look.tsx'
import { GamepadSection } from './pad.tsx'
import { PlaySection } from './playing.tsx'
import './settings.css'
import './faces.css'
import './look.css'
import './keys.css'
import { faults, kept } from './settings.ts'
import { SoundSection } from './sound.tsx'
import { SECTIONS, type Section, settingsWords } from './words.ts'

const PARTS: Readonly<Record<Section, { readonly icon: typeof Palette; readonly Part: ComponentType }>> = {
  look: { icon: Palette, Part: LookSection },
  sound: { icon: AudioLines, Part: SoundSection },
  controls: { icon: Keyboard, Part: ControlsSection },
  gamepad: { icon: Gamepad2, Part: GamepadSection },
  play: { icon: Dices, Part: PlaySection },
  access: { icon: Accessibility, Part: AccessSection },
  data: { icon: HardDrive, Part: DataSection },
}

/** One section at a time. On a phone the list of sections comes first, and a section has the way back to it. */
export function SettingsPage() {
  const said = settingsWords()
  const picked = useSection()
  const section = picked ?? 'look'
  const { Part } = PARTS[section]
  return (
    <>
      {picked === null ? <Header /> : <Header crumb={said.sections[picked]} back={{ href: '#', label: said.back }} />}
      <main class="settings" tabIndex={-1} data-picked={picked !== null}>
        {/* The way back says where one is; the name of the page is for those who do not see it. */}
        <div class={picked === null ? 'set-side' : 'set-side hidden-narrow'}>
          <h1>{said.title}</h1>
          <nav aria-label={said.title}>
            {SECTIONS.map(id => (
              <a href={`#${id}`} aria-current={id === section ? 'true' : undefined} class="row" key={id}>
                <Icon of={PARTS[id].icon} />
                {said.sections[id]}
                <Icon of={ChevronRight} />
              </a>
            ))}
          </nav>
        </div>
        <div class="set-body column">
          {faults.value.length > 0 && <p class="note bad">{said.faults(faults.value)}</p>}
          {!kept.value && <p class="note bad">{said.notKept}</p>}
          <Part key={section} />
        </div>
      </main>
    </>
  )
}

/** The section in the address, so that a reload and the back button find it; null: none yet. */
function useSection(): Section | null {
  const [section, setSection] = useState(sectionHere)
  useEffect(() => {
    const follow = (): void => {
      setSection(sectionHere())
      scrollTo(0, 0)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return section
}

function sectionHere(): Section | null {
  return SECTIONS.find(id => location.hash === `#${id}`) ?? null
}
