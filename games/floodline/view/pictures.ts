/** What the game's page shows of it; tools/screenshots.ts takes these pictures. */

import city from '../../../docs/screenshots/floodline-1440.jpeg?url'
import cityDark from '../../../docs/screenshots/floodline-1440-dark.jpeg?url'
import tilt from '../../../docs/screenshots/floodline-tilt-1440.jpeg?url'
import tiltDark from '../../../docs/screenshots/floodline-tilt-1440-dark.jpeg?url'
import water from '../../../docs/screenshots/floodline-water-1440.jpeg?url'
import waterDark from '../../../docs/screenshots/floodline-water-1440-dark.jpeg?url'

export const pictures = [
  {
    light: city,
    dark: cityDark,
    said: { en: 'Every piece shows where it will land.', de: 'Jeder Stein zeigt, wo er landen wird.' },
  },
  {
    light: tilt,
    dark: tiltDark,
    said: { en: 'Hold a tilt, and you see what would slide.', de: 'Halte ein Kippen, und du siehst, was rutschen würde.' },
  },
  {
    light: water,
    dark: waterDark,
    said: { en: 'Water finds the lowest place it can reach.', de: 'Wasser findet den tiefsten Platz, den es erreicht.' },
  },
]
