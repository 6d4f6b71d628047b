import type { Cover } from '../../../ui/stage.ts'

export const cover: Cover = {
  title: 'Nim',
  pitch: {
    en: 'A few heaps of sticks, two players, one question: who takes the last one?',
    de: 'Ein paar Haufen Hölzer, zwei Köpfe, eine Frage: Wer nimmt das letzte?',
  },
  Glyph,
}

/** Three matches, the middle one lifted. */
function Glyph() {
  return (
    <svg class="glyph" viewBox="0 0 28 28" aria-hidden="true">
      {[5, 14, 23].map((x, stick) => (
        <g key={x} transform={`translate(${x} ${stick === 1 ? 2 : 6})`}>
          <rect x="-1.8" y="3" width="3.6" height="17" rx="1.2" fill="#E3BE86" stroke="#94642A" stroke-width=".9" />
          <ellipse cx="0" cy="3.4" rx="2.9" ry="3.6" fill="#D9412B" stroke="#A62B19" stroke-width=".9" />
        </g>
      ))}
    </svg>
  )
}
