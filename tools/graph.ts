import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { circlesIn, type Ways, waysBetween } from '../tests/support/circles.ts'
import { type Import, importsOf, root, sourcesIn } from '../tests/support/imports.ts'

/** The page that shows the drawings. */
export const PAGE = 'docs/rooms.md'

interface Drawing {
  /** Mark in the page that the drawing follows. */
  mark: string
  imports: readonly Import[]
  roomOf(file: string): string | undefined
}

const serverRoomOf = (file: string): string | undefined => {
  const [, room, below] = /^server\/src\/([^/]+)\/([^/]+)/.exec(file) ?? []
  if (room === undefined) return undefined
  if (room !== 'modules') return room
  return /\.ts$/.test(below ?? '') ? undefined : `modules/${below}`
}

const webRoomOf = (file: string): string | undefined => {
  const [, room, below] = /^web\/src\/([^/]+)\/([^/]+)/.exec(file) ?? []
  return room === 'features' ? `features/${below}` : room
}

/**
 * Imports of the program and of its pages, types counted; pages that the shell loads when they are opened are left out.
 */
function drawings(): Drawing[] {
  const importsIn = (folder: string) =>
    sourcesIn(folder)
      .flatMap(importsOf)
      .filter(({ isLazy }) => !isLazy)
  return [
    { mark: 'server', imports: importsIn('server/src'), roomOf: serverRoomOf },
    { mark: 'web', imports: importsIn('web/src'), roomOf: webRoomOf },
  ]
}

/** Ways that no longer way replaces: `a → c` goes where `a → b → c` is drawn. Rooms in a circle keep all of theirs. */
export function shortest(ways: Ways): Ways {
  const inCircle = new Set(circlesIn(ways).flat())
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(ways.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      return leadsTo(next, to, seen.add(next))
    })
  const isNeeded = (from: string, to: string): boolean =>
    inCircle.has(from) ||
    ![...(ways.get(from) ?? [])].some((next) => next !== to && !inCircle.has(next) && leadsTo(next, to))
  return new Map([...ways].map(([from, to]) => [from, new Set([...to].filter((one) => isNeeded(from, one)))]))
}

const idOf = (room: string): string => room.replaceAll(/\W/g, '_')
const nameOf = (room: string): string => room.split('/').at(-1) ?? room

const frameOf = (room: string): string | undefined => (room.includes('/') ? room.split('/')[0] : undefined)

/** Ways between a room outside a frame and several rooms in it as one way, to or from the frame. */
function gathered(ways: Ways): Ways {
  const rooms = [...ways.keys()]
  const drawnAs = (room: string, other: string, isLinked: (room: string) => boolean): string => {
    const frame = frameOf(room)
    if (!frame || frame === frameOf(other)) return room
    return rooms.filter((one) => frameOf(one) === frame && isLinked(one)).length > 1 ? frame : room
  }
  const drawn = new Map<string, Set<string>>()
  for (const [from, others] of ways) {
    for (const to of others) {
      const start = drawnAs(from, to, (room) => ways.get(room)?.has(to) ?? false)
      const end = drawnAs(to, from, (room) => others.has(room))
      drawn.set(start, (drawn.get(start) ?? new Set()).add(end))
    }
  }
  return drawn
}

/** A drawing as Mermaid reads it: domains in a frame, one line for two rooms that lead to each other. */
export function mermaid({ imports, roomOf }: Omit<Drawing, 'mark'>): string {
  const ways = waysBetween(imports, roomOf)
  const rooms = [...ways.keys()].sort()
  const frames = [...new Set(rooms.flatMap((room) => frameOf(room) ?? []))]
  const drawn = gathered(shortest(ways))
  const box = (room: string) => `${idOf(room)}["${nameOf(room)}"]`
  const arrows = [...drawn].flatMap(([from, others]) =>
    [...others].flatMap((to) => {
      const isMutual = drawn.get(to)?.has(from)
      return isMutual && to < from ? [] : [`  ${idOf(from)} ${isMutual ? '<-->' : '-->'} ${idOf(to)}`]
    }),
  )
  return [
    'flowchart TD',
    ...rooms.filter((room) => !frameOf(room)).map((room) => `  ${box(room)}`),
    ...frames.flatMap((frame) => [
      `  subgraph ${frame}`,
      ...rooms.filter((room) => frameOf(room) === frame).map((room) => `    ${box(room)}`),
      '  end',
    ]),
    ...arrows.sort(),
  ].join('\n')
}

/** The page with its drawings made anew; what people wrote around them stays. */
export function redrawn(page: string): string {
  return drawings().reduce((text, { mark, ...drawing }) => {
    const place = new RegExp(`(<!-- ${mark} -->\\n\`\`\`mermaid\\n)[^\`]*(\`\`\`)`)
    if (!place.test(text)) throw new Error(`${PAGE} has no place for ${mark}`)
    return text.replace(place, (_, before: string, after: string) => `${before}${mermaid(drawing)}\n${after}`)
  }, page)
}

export const readPage = (): string => readFileSync(path.join(root, PAGE), 'utf8')

if (import.meta.main) writeFileSync(path.join(root, PAGE), redrawn(readPage()))
