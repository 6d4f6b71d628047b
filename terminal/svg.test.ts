import { expect, test } from 'vitest'
import { barChart, element, histogram } from './svg.ts'

test('an element leaves out what is undefined, rounds to tenths and lets no text break out', () => {
  expect(element('rect', { x: 1.25, y: 2, fill: undefined })).toBe('<rect x="1.3" y="2"/>')
  expect(element('text', { title: '"a" & b' }, '<b>')).toBe('<text title="&quot;a&quot; &amp; b">&lt;b></text>')
})

test('bars stand on zero, those below hang from it; an interval is a line', () => {
  const chart = barChart({
    title: 'margins',
    bars: [
      { label: '1', value: 2, low: 1, high: 3 },
      { label: '2', value: -1 },
    ],
    figure: value => `${value} %`,
  })
  const [up, down] = [...chart.matchAll(/<rect x="[^"]*" y="([\d.]+)" width="[^"]*" height="([\d.]+)"/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ])
  expect(up).toEqual([86, 92])
  expect(down).toEqual([178, 46])
  expect(chart.match(/stroke-width="1.5"/g)).toHaveLength(1)
  expect(chart).toContain('>2 %</text>')
})

test('values beyond the limits count for the outermost bars, and an empty bar is not drawn', () => {
  const drawn = histogram(
    { values: [-5, 0, 9, 50], from: 0, to: 10, bars: 5, band: [2, 4], ticks: [[0, 'none']] },
    { x: 0, y: 0, width: 100, height: 46 },
  )
  const bars = [...drawn.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="19" height="([\d.]+)"/g)].map(([, x, height]) => [x, height])
  expect(bars).toEqual([
    ['0.5', '40'],
    ['80.5', '40'],
  ])
  expect(drawn).toContain('<rect x="20" y="0" width="20" height="46" fill="#d9ece6"/>')
})
