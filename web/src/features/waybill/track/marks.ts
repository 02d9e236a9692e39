import type { MapMark } from '../../../ui/map/types'
import type { Point, Step, Track } from './playback'
import { type NumberedStop, stopsByPlace } from './stops'
import { texts } from './texts'
import { clockText, lengthText, momentText } from './words'

const inTheWorld = ({ lng, lat }: { lng: number; lat: number }): boolean =>
  Math.abs(lng) <= 180 && Math.abs(lat) <= 85 && (lng !== 0 || lat !== 0)

/** Marks on the map beside the line; clicking a stop moves to its beginning. */
export function marksOf(track: Track, steps: readonly Step[], onSeek: (at: number) => void): MapMark[] {
  const [first, last] = [steps[0], steps.at(-1)]
  return [
    ...placesOf(track),
    ...track.points.filter((point) => point.flags.length > 0 && inTheWorld(point)).map(wrongMark),
    ...stopsByPlace(track).flatMap((there) => stopMark(there, onSeek)),
    ...(first
      ? [
          {
            id: 'start',
            tone: 'start' as const,
            text: texts.start,
            title: texts.startAt(momentText(first.at)),
            ...placeOf(first),
          },
        ]
      : []),
    ...(last && last !== first
      ? [
          {
            id: 'end',
            tone: 'end' as const,
            text: texts.end,
            title: texts.endAt(momentText(last.at)),
            ...placeOf(last),
          },
        ]
      : []),
  ]
}

/** Mark for all stops at a place, which leads to the first of them. */
function stopMark(there: readonly NumberedStop[], onSeek: (at: number) => void): MapMark[] {
  const [first] = there
  if (!first) return []
  const told = there.map(({ number, from, to, duration }) =>
    texts.stopAt(number, clockText(from), clockText(to), lengthText(duration)),
  )
  const text = there.length > 1 ? texts.stopsThere(first.number, there.length) : texts.stop(first.number)
  const onOpen = () => onSeek(Date.parse(first.from))
  return [{ id: `stop-${first.number}`, tone: 'stop', text, title: told.join('；'), onOpen, ...placeOf(first) }]
}

const placeOf = ({ lng, lat }: { lng: number; lat: number }) => ({ lng, lat })

function placesOf({ origin, destination }: Track): MapMark[] {
  const marks: MapMark[] = []
  if (origin) {
    marks.push({
      id: 'origin',
      tone: 'place',
      text: texts.shortProject,
      title: texts.project(origin.name),
      ...placeOf(origin),
    })
  }
  if (destination) {
    const title = texts.site(destination.name)
    marks.push({ id: 'destination', tone: 'place', text: texts.shortSite, title, ...placeOf(destination) })
  }
  return marks
}

function wrongMark(point: Point): MapMark {
  const what = point.flags.map((flag) => texts.wrong[flag]).join('、')
  const title = texts.wrongAt(what, clockText(point.time))
  return { id: `wrong-${point.time}`, tone: 'wrong', text: texts.wrongSign, title, ...placeOf(point) }
}
