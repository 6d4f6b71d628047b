/** What hands may want otherwise, beside how moves repeat: whether they feel what happens, and when they are shown the keys. */
import { spoken } from '../../../../ui/language.ts'
import { canVibrate, haptics, setHaptics } from './haptics.ts'
import { HINTS_SHOWN, hintsShown, showHints } from './moves-known.ts'

export function FeelSettings() {
  const said = spoken(SAID)
  return (
    <>
      {canVibrate() && (
        <label class="fl-feel">
          <input
            type="checkbox"
            role="switch"
            aria-checked={haptics.value}
            checked={haptics.value}
            onChange={event => setHaptics(event.currentTarget.checked)}
          />
          <span>{said.haptics}</span>
        </label>
      )}
      <label class="fl-feel">
        <span>{said.hints}</span>
        <select
          class="field"
          value={hintsShown.value}
          onChange={({ currentTarget: { value } }) => showHints(HINTS_SHOWN.find(each => each === value) ?? 'lessons')}
        >
          {HINTS_SHOWN.map(each => (
            <option key={each} value={each}>
              {said[each]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const SAID = {
  en: {
    haptics: 'Vibrate when something drops, lands or tilts',
    hints: 'Move keys round the landing',
    ...{ lessons: 'In lessons, until you know them', always: 'Always', never: 'Never' },
  },
  de: {
    haptics: 'Vibrieren, wenn etwas fällt, landet oder kippt',
    hints: 'Tasten zum Schieben um den Landeplatz',
    ...{ lessons: 'In Lektionen, bis du sie kennst', always: 'Immer', never: 'Nie' },
  },
}
