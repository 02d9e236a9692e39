import type { KeyboardEvent } from 'react'
import type { Place } from './tree'

interface Tree {
  /** Those that are seen, from top to bottom. */
  lines: readonly Place[]
  closed: ReadonlySet<string>
  current: string
  go: (id: string) => void
  turn: (ids: readonly string[], closed: boolean) => void
  onChoose: (id: string) => void
}

/** The keys of a tree (the ARIA pattern); the answer says whether the key was one. */
export function useTreeKeys({ lines, closed, current, go, turn, onChoose }: Tree): (event: KeyboardEvent) => boolean {
  const at = lines.findIndex(({ id }) => id === current)
  const place = lines[at]
  const to = (line: Place | undefined) => {
    if (line) go(line.id)
  }
  const right = ({ id, children }: Place) => {
    if (children === 0) return
    if (closed.has(id)) turn([id], false)
    else to(lines[at + 1])
  }
  const left = ({ id, children, parentId }: Place) => {
    if (children > 0 && !closed.has(id)) turn([id], true)
    else to(lines.find((line) => line.id === parentId))
  }
  const openSiblings = ({ parentId }: Place) =>
    turn(
      lines.flatMap((line) => (line.parentId === parentId ? [line.id] : [])),
      false,
    )
  const keys = new Map<string, (place: Place) => void>([
    ['ArrowDown', () => to(lines[at + 1])],
    ['ArrowUp', () => to(lines[at - 1])],
    ['ArrowRight', right],
    ['ArrowLeft', left],
    ['Home', () => to(lines[0])],
    ['End', () => to(lines.at(-1))],
    ['Enter', ({ id }) => onChoose(id)],
    [' ', ({ id }) => onChoose(id)],
    ['*', openSiblings],
  ])
  return ({ key, ctrlKey, metaKey, altKey }) => {
    if (!place || ctrlKey || metaKey || altKey) return false
    const known = keys.get(key)
    known?.(place)
    return known !== undefined
  }
}
